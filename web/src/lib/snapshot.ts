/**
 * A picture of a part of the page. The browser itself draws it: a copy of the part goes into an SVG together with the
 * page's styles, its symbols and its fonts, because a picture loads nothing.
 */
const SVG = "http://www.w3.org/2000/svg";
/** A picture is drawn at once, in its final state. */
const STILL = "*, *::before, *::after { animation: none !important; transition: none !important; }";

/** Draws a part of the page, with so many dots for a pixel. Rejects if the browser cannot draw it. */
export async function snapshot(part: HTMLElement, dots: number): Promise<HTMLCanvasElement> {
  await document.fonts.ready;
  // Boards measure themselves and then arrange their parts.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const { width, height } = part.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await asSvg(part, width, height))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: Math.round(width * dots), height: Math.round(height * dots) });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The dots of a canvas as a PNG file. */
export const fileOf = (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(new File([blob], name, { type: blob.type })) : failed(new Error("no picture"))), "image/png"),
  );

async function asSvg(part: HTMLElement, width: number, height: number): Promise<string> {
  const page = document.documentElement;
  const look = getComputedStyle(page);
  const svg = document.createElementNS(SVG, "svg");
  for (const { name, value } of page.attributes) if (name.startsWith("data-") || name === "lang") svg.setAttribute(name, value);
  for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` })) svg.setAttribute(name, String(value));
  svg.style.fontSize = look.fontSize;
  svg.style.colorScheme = isDark(look.colorScheme) ? "dark" : "light";
  const style = document.createElementNS(SVG, "style");
  style.textContent = `${await styles()}\n${STILL}`;
  const frame = document.createElementNS(SVG, "foreignObject");
  for (const [name, value] of Object.entries({ width, height })) frame.setAttribute(name, String(value));
  const body = document.createElement("div");
  Object.assign(body.style, { width: `${width}px`, height: `${height}px`, color: look.color, font: look.font });
  // The computed height of lines is a length; parts with another size of type need the ratio.
  body.style.lineHeight = String(parseFloat(look.lineHeight) / parseFloat(look.fontSize));
  body.append(...[...document.querySelectorAll("svg.sprite"), part].map((each) => each.cloneNode(true)));
  frame.append(body);
  svg.append(style, frame);
  return new XMLSerializer().serializeToString(svg);
}

const isDark = (scheme: string): boolean => (scheme.includes("light") ? scheme.includes("dark") && matchMedia("(prefers-color-scheme: dark)").matches : scheme.includes("dark"));

async function styles(): Promise<string> {
  const texts = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => (rule instanceof CSSFontFaceRule ? withFont(rule, sheet.href ?? location.href) : rule.cssText)),
  );
  return (await Promise.all(texts)).join("\n");
}

/** A rule with the font itself in the place of its address. */
async function withFont({ cssText }: CSSFontFaceRule, sheet: string): Promise<string> {
  const [found, address = ""] = /url\("?([^")]+)"?\)/.exec(cssText) ?? [];
  if (!found || address.startsWith("data:")) return cssText;
  const font = await fetch(new URL(address, sheet)).then((answer) => answer.blob());
  return cssText.replace(found, `url("${await asData(font)}")`);
}

const asData = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error("not read"));
    reader.readAsDataURL(blob);
  });
