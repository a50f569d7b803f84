import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
const launch = () => chromium.launch({ executablePath: '/usr/bin/chromium', headless: false, args: ['--headless=new','--no-sandbox','--disable-gpu'] });
const b0 = await launch();
const p0 = await b0.newPage();
await p0.setContent('<html lang=en><title>T</title><body style="background:#c00;-webkit-print-color-adjust:exact"><h1>Hello</h1><div style="background:#d00;height:700px;-webkit-print-color-adjust:exact">x</div>');
const pdf = await p0.pdf({ tagged: true, outline: true, printBackground: true });
await b0.close();
const base = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const policies: Record<string,string|undefined> = {
  none: undefined,
  base,
  'base+form': base + "; form-action 'none'",
  'base+object': base + "; object-src 'self'",
  'base+style': base + "; style-src 'unsafe-inline'",
  'sandbox': base + '; sandbox',
  'sandbox scripts': base + '; sandbox allow-scripts',
  'sandbox so': base + '; sandbox allow-scripts allow-same-origin',
  'only sandbox': 'sandbox',
};
const names = Object.keys(policies);
const server = createServer((q, r) => {
  const i = Number(q.url?.slice(1));
  const policy = policies[names[i] ?? ''];
  const html = q.url?.endsWith('h');
  r.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Disposition': 'inline; filename=a.pdf', 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Opener-Policy': 'same-origin','Cross-Origin-Resource-Policy':'same-origin', ...(policy && { 'Content-Security-Policy': policy }) });
  r.end(pdf);
}).listen(0);
await new Promise(r => server.on('listening', r));
const { port } = server.address() as { port: number };
for (const [i, name] of names.entries()) {
  const b = await launch();
  const page = await b.newPage();
  const logs: string[] = [];
  page.on('console', m => logs.push(m.text()));
  try { await page.goto(`http://127.0.0.1:${port}/${i}`); } catch (e) { logs.push('GOTO ' + String(e).split('\n')[0]); }
  await page.waitForTimeout(7000);
  const shot = await page.screenshot({ timeout: 8000 }).catch(() => undefined);
  if (!shot) { console.log(name, 'no shot', logs); await b.close(); continue; }
  await sharp(shot).toFile(`/tmp/pdf-${i}.png`);
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let k = 0; k < data.length; k += 3) if (data[k]! > 180 && data[k+1]! < 40 && data[k+2]! < 40) red++;
  console.log(name, 'red', red, page.frames().map(f => f.url().slice(0, 60)), logs);
  await b.close();
}
server.close();
