import type { PDFDict, PDFDocument } from '@cantoo/pdf-lib';
import type { PdfProblem } from '@lamplight/content/fileContent';

/** The timeout of a check in milliseconds. */
const timeoutMs = 15_000;

/** Loads the PDF reader: it is too large to be loaded before a PDF is uploaded. */
const loadPdfLib = () => import('@cantoo/pdf-lib');

type PdfLib = Awaited<ReturnType<typeof loadPdfLib>>;

/** The accessibility faults of a PDF; none if they can't be determined. */
export async function checkPdf(bytes: Uint8Array): Promise<PdfProblem[]> {
  try {
    const late = new Promise<PdfProblem[]>((resolve) => setTimeout(resolve, timeoutMs, []));
    return await Promise.race([loadPdfLib().then((lib) => problemsOf(lib, bytes)), late]);
  } catch (error) {
    console.info('The PDF could not be checked:', error);
    return [];
  }
}

async function problemsOf(lib: PdfLib, bytes: Uint8Array): Promise<PdfProblem[]> {
  const pdf = await readPdf(lib, bytes);
  if (!pdf) return ['damaged'];
  // Only someone with the password can read its texts. Many have one for changes alone.
  if (pdf.isEncrypted) return (await asksForPassword(lib, bytes)) ? ['locked'] : [];
  return [
    ...(hasTitle(lib, pdf) ? [] : (['title'] as const)),
    ...(hasLanguage(lib, pdf) ? [] : (['language'] as const)),
    ...(hasFonts(lib, pdf) ? [] : (['text'] as const)),
  ];
}

/** The PDF; undefined where it can't be read, or has no pages. */
async function readPdf({ PDFDocument, ParseSpeeds }: PdfLib, bytes: Uint8Array) {
  try {
    const pdf = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Fast,
    });
    return pdf.getPageCount() > 0 ? pdf : undefined;
  } catch (error) {
    console.info('The PDF could not be read:', error);
    return undefined;
  }
}

/** Whether it asks for a password to be opened, not only to be changed. @throws any other error of decryption */
const asksForPassword = ({ PDFDocument }: PdfLib, bytes: Uint8Array): Promise<boolean> =>
  PDFDocument.load(bytes, { password: '', updateMetadata: false }).then(
    () => false,
    (error) => {
      if (/password/i.test(error.message)) return true;
      throw error;
    },
  );

/** Whether it has a title, among its properties or in their newer form. */
function hasTitle({ PDFName, PDFRawStream, decodePDFRawStream }: PdfLib, pdf: PDFDocument) {
  if (pdf.getTitle()?.trim()) return true;
  const metadata = pdf.catalog.lookup(PDFName.of('Metadata'));
  if (!(metadata instanceof PDFRawStream)) return false;
  const xmp = new TextDecoder().decode(decodePDFRawStream(metadata).decode());
  return /<dc:title>.*?<rdf:li[^>]*>\s*[^<\s]/s.test(xmp);
}

function hasLanguage({ PDFName, PDFString, PDFHexString }: PdfLib, pdf: PDFDocument): boolean {
  const language = pdf.catalog.lookup(PDFName.of('Lang'));
  const isText = language instanceof PDFString || language instanceof PDFHexString;
  return isText && language.decodeText().trim() !== '';
}

/** Whether anything that is drawn has a font: a scan without recognised text has none. */
function hasFonts({ PDFName, PDFDict, PDFStream }: PdfLib, pdf: PDFDocument): boolean {
  const within = (dict: PDFDict | undefined, key: string) => {
    const found = dict?.lookup(PDFName.of(key));
    return found instanceof PDFDict ? found : undefined;
  };
  return pdf.context.enumerateIndirectObjects().some(([, object]) => {
    const dict =
      object instanceof PDFDict ? object : object instanceof PDFStream ? object.dict : undefined;
    const fonts = [within(dict, 'Font'), within(within(dict, 'Resources'), 'Font')];
    return fonts.some((each) => each && each.keys().length > 0);
  });
}
