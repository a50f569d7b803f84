/**
 * Makes the demo's annual report from its page, as a PDF that screen readers can read, and says what
 * content/demo/files.ts has to say of it: `npx node tools/demoFiles/render.ts`.
 */

import { readFileSync } from 'node:fs';
import { storedFile } from '../../scripts/lib/demoFiles.ts';
import { inRoot } from '../../scripts/lib/places.ts';
import { withBrowser } from '../bench/browsing.ts';
import { annualReport } from './annualReport.ts';

const file = inRoot('content/demo/files/annual-report-2025.pdf');
await withBrowser(async (browser) => {
  const page = await browser.newPage();
  await page.setContent(annualReport());
  const printed = { printBackground: true, preferCSSPageSize: true };
  await page.pdf({ path: file, tagged: true, outline: true, ...printed });
});
console.log(storedFile(readFileSync(file), 'pdf').facts);
