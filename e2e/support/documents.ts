import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** A file as it is chosen in a browser. */
export interface DocumentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface PdfFile {
  /** The title in its properties; a document has a title and a language, or neither. */
  title?: string;
  /** How many bytes it has in addition to those of its page. */
  more?: number;
}

/** A PDF of one page of text. */
export async function pdfFile(
  name: string,
  { title, more = 0 }: PdfFile = {},
): Promise<DocumentFile> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText(name, { font: await pdf.embedFont(StandardFonts.Helvetica) });
  if (title) {
    pdf.setTitle(title);
    pdf.setLanguage('en');
  }
  // No part of it is like another.
  const comment = Array.from({ length: Math.ceil(more / 16) }, (_, line) =>
    `%${line} ${name}`.padEnd(15).slice(0, 15),
  ).join('\n');
  const buffer = Buffer.concat([Buffer.from(await pdf.save()), Buffer.from(`\n${comment}`)]);
  return { name, mimeType: 'application/pdf', buffer };
}

/** A file of text. */
export const textFile = (name: string, text: string): DocumentFile => ({
  name,
  mimeType: '',
  buffer: Buffer.from(text),
});
