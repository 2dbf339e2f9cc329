/** A description that is read aloud and stands nowhere on the page; spread into an element's attributes. */
export const described = (text: string | null | undefined): { "aria-description"?: string } =>
  text ? { "aria-description": text } : {};
