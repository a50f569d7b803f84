import { pictureFile, siteDocument } from '@lamplight/content/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import type { PhotoFile } from './photos.ts';
import { storedDocument } from './store.ts';

/** A picture on the about page of the demo, and one that isn't. */
export const shownOnAbout = '/demo/slide-reading-circle.1600w.webp';
export const lamp = '/demo/event-open-evening.800w.webp';

/** The stored about page. */
export const storedAbout = () => storedDocument(siteDocument('about'));

/** The dialog that chooses a picture for a field. */
export const pictureChooser = (page: Page) =>
  page.getByRole('dialog', { name: 'Choose a picture' });

/** The text about a picture in the library. */
export const pictureDetails = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByLabel('Credit') });

/** The address of the about page's picture; that of one in the library is folded away. */
export const imageAddress = (page: Page) => page.locator('[name="image.url"]');

/** Opens the library from the field of the about page's picture. */
export async function openLibrary(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Replace the picture for Image' }).click();
  await expect(pictureChooser(page)).toBeVisible();
}

/** Uploads files with the button of that name. */
export async function upload(
  page: Page,
  name: string,
  files: PhotoFile | PhotoFile[],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name, exact: true }).click();
  await (await chooser).setFiles(files);
}

/** Drops a file on an element, or pastes it there. @param text that is pasted with it, as office programs do */
export const putInto = (
  element: Locator,
  { buffer, name, mimeType }: PhotoFile,
  how: 'drop' | 'paste' = 'drop',
  text = '',
): Promise<void> =>
  element.evaluate(
    (target, { how, base64, name, type, text }) => {
      const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name, { type }));
      if (text) {
        data.setData('text/plain', text);
        data.setData('text/html', `<p>${text}</p>`);
      }
      const options = { bubbles: true, cancelable: true };
      target.dispatchEvent(
        how === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    { how, base64: buffer.toString('base64'), name, type: mimeType, text },
  );

/** Uploads a picture from within the library. */
export const uploadInto = (page: Page, file: PhotoFile) => upload(page, 'Upload', file);

/** The stored data of a size of a picture. */
export async function storedSize(hash: string) {
  const data = (await storedDocument(pictureFile(hash))) ?? {};
  const { width, height, type, sizes } = data;
  return {
    width,
    height,
    type,
    sizes: sizes as Record<string, string>,
    bytes: data.bytes as Buffer,
  };
}
