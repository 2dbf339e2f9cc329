/** Attributes for a description that screen readers read and the page does not show. */
export const described = (text: string | null | undefined): { "aria-description"?: string } =>
  text ? { "aria-description": text } : {};
