import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { checkPdf } from './checkPdf.ts';

/** A PDF with a page of text, as its program makes it or otherwise. */
async function made(change: (pdf: PDFDocument) => unknown = () => {}, text = true) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  if (text) page.drawText('Dear all', { font: await pdf.embedFont(StandardFonts.Helvetica) });
  await change(pdf);
  return pdf.save();
}

const complete = (pdf: PDFDocument) => {
  pdf.setTitle('Report – 年報');
  pdf.setLanguage('de');
};

test('a PDF with title, language and text lacks nothing', async () => {
  expect(await checkPdf(await made(complete))).toEqual([]);
});

test('a PDF as most programs write it lacks title and language', async () => {
  expect(await checkPdf(await made())).toEqual(['title', 'language']);
  expect(await checkPdf(await made((pdf) => pdf.setTitle(' ')))).toEqual(['title', 'language']);
});

test('a scan has no text', async () => {
  expect(await checkPdf(await made(complete, false))).toEqual(['text']);
});

test('a title in the newer format counts too', async () => {
  const xmp =
    '<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Report</rdf:li></rdf:Alt></dc:title>';
  const withMetadata = (pdf: PDFDocument) => {
    const stream = pdf.context.flateStream(xmp, { Type: 'Metadata', Subtype: 'XML' });
    pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(stream));
  };
  expect(await checkPdf(await made(withMetadata))).toEqual(['language']);
});

test('a PDF that needs a password to open is locked', async () => {
  const locked = await made((pdf) => pdf.encrypt({ userPassword: 'lamp' }));
  expect(await checkPdf(locked)).toEqual(['locked']);
});

test('a PDF with a password for changes only gets no warning', async () => {
  const locked = await made((pdf) => pdf.encrypt({ ownerPassword: 'lamp' }));
  expect(await checkPdf(locked)).toEqual([]);
});

test('a PDF that no program can open is damaged', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.7\nnothing of the kind');
  expect(await checkPdf(bytes)).toEqual(['damaged']);
});
