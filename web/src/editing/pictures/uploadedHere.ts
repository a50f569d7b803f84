import { focusOf, withoutFocus } from '@lamplight/content/pictureFocus';

/** The pictures uploaded on this page, small, by their addresses. The site may take seconds to send it for the first time. */
const uploaded = new Map<string, string>();

/** Keeps a size of a picture that was uploaded, to show it until it is loaded. @param address of the picture */
export async function keepUploaded(address: string, size: Blob): Promise<void> {
  const read = new FileReader();
  const done = new Promise((resolve, reject) => {
    read.onload = resolve;
    read.onerror = () => reject(read.error);
  });
  // The policy of pages allows pictures in their addresses, but none of the browser's own (`blob:`).
  read.readAsDataURL(size);
  await done;
  uploaded.set(withoutFocus(address), String(read.result));
}

/** The background of a picture while it loads: the picture itself, if it was uploaded here. */
export function whileLoading(address: string) {
  const url = uploaded.get(withoutFocus(address));
  const { x, y } = focusOf(address);
  return url ? { background: `url(${url}) ${x}% ${y}% / cover` } : undefined;
}
