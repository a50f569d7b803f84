import { readFileSync } from 'node:fs';
import { demoIdentity } from '@lamplight/content/demo/identity';
import { inRoot } from '../../scripts/lib/places.ts';

const { name, colour, accent, address, registration } = demoIdentity;

const fontFace = (family: string, file: string) => {
  const from = inRoot('node_modules/@fontsource-variable', family, 'files', file);
  const data = readFileSync(from).toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) }`;
};

const style = `
${fontFace('fraunces', 'fraunces-latin-wght-normal.woff2')}
${fontFace('figtree', 'figtree-latin-wght-normal.woff2')}
@page { size: A4; margin: 22mm 24mm }
body { margin: 0; font: 11.5pt/1.55 figtree; color: #2a2036 }
h1, h2, .number { font-family: fraunces; color: ${colour}; line-height: 1.15 }
h1 { font-size: 40pt; margin: 12mm 0 4mm }
h2 { font-size: 22pt; margin: 0 0 6mm; break-before: page }
h3 { font-size: 12.5pt; margin: 7mm 0 1mm }
.lead { font: 15pt/1.45 fraunces; margin: 0 0 10mm }
svg { width: 22mm }
table { width: 100%; border-collapse: collapse; margin: 4mm 0 9mm }
caption { text-align: left; font-weight: 700; padding-bottom: 2mm }
th, td { text-align: left; padding: 2.2mm 0; border-bottom: 0.3mm solid #ddd3e6 }
td:last-child, thead th:last-child { text-align: right; font-variant-numeric: tabular-nums }
th { font-weight: 500 }
tfoot th, tfoot td { font-weight: 700; border-bottom: 0.6mm solid ${accent} }
dl { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm 10mm; margin: 0 0 9mm }
dl div { border-top: 0.8mm solid ${accent}; padding-top: 3mm }
dt { font: 30pt/1.1 fraunces; color: ${colour} }
dd { margin: 1mm 0 0 }
.imprint { margin-top: 14mm; font-size: 9pt; color: #5c5068 }
`;

const table = (caption: string, heads: [string, string], rows: [string, string][], sum?: string) =>
  `<table><caption>${caption}</caption>
<thead><tr><th scope="col">${heads[0]}</th><th scope="col">${heads[1]}</th></tr></thead>
<tbody>${rows.map(([what, value]) => `<tr><th scope="row">${what}</th><td>${value}</td></tr>`).join('')}</tbody>
${sum ? `<tfoot><tr><th scope="row">Together</th><td>${sum}</td></tr></tfoot>` : ''}</table>`;

const figure = (number: string, label: string) => `<div><dt>${number}</dt><dd>${label}</dd></div>`;

/** The annual report of the demo organisation, as a page to print. */
export const annualReport = (): string => `<!doctype html>
<html lang="en">
<head><title>Annual report 2025 – ${name}</title><style>${style}</style></head>
<body>
${readFileSync(inRoot('content/demo/pictures/lamp.svg'), 'utf8')}
<h1>Annual report 2025</h1>
<p class="lead">340 volunteers, 1,200 young people, nine neighbourhoods, and one question that hasn’t changed since 2011: “Homework? Sit down.”</p>
<p>Dear friends,</p>
<p>This was the year in which Harbour Street learned to stay open until nine. We had thought of it as an extra hour for the stragglers. It turned out to be the hour in which the older ones come: those who look after a sister until seven, who stack shelves until half past, who would rather not be seen carrying a maths book.</p>
<p>It was also the year of forty more laptops, of sixty-one internships in a single spring, and of 140 litres of soup in every ordinary week. None of that is why people stay. They stay because the same face is at the same table every Tuesday, and because that face remembers what last week’s question was.</p>
<p>You will find what we got wrong on page two, before the figures. We have found that people who read it first believe the rest.</p>
<p>Thank you for the hours, the soup bowls and the standing orders.</p>
<p>Amina Yusuf, director</p>

<h2>What we got wrong</h2>
<h3>We opened a tenth room, and closed it again</h3>
<p>The room at the swimming baths was free, warm and impossible to talk in. We knew after two evenings and took two months to say so. The learners moved to the fire station, where eleven of fourteen still come.</p>
<h3>We lost mentors in their fourth month</h3>
<p>84 of every hundred mentors stayed for the year. Most of the others left in January, and when we asked, they said that nobody had. Every new mentor now has a call in their third month from someone who has been there for years.</p>
<h3>We counted visits, and not those who stopped coming</h3>
<p>Nine of every hundred learners didn’t come back after the summer, and we noticed in November. Each room now keeps a list of who was there last term, and calls in the second week.</p>
<h3>We answered too late</h3>
<p>People who wanted to become mentors waited nineteen days for an answer. By the end of the year it was six. We want it to be three.</p>

<h2>The year in figures</h2>
<dl>
${figure('48,000', 'hours that mentors gave')}
${figure('91 of 100', 'learners came back')}
${figure('84 of 100', 'mentors stayed')}
${figure('87 of 100', 'learners moved up a grade in the subject they came for')}
${figure('214', 'young people were the first of their family to finish school')}
${figure('61', 'found an internship in the spring')}
</dl>
${table(
  'Learners in our programmes; some come to more than one',
  ['Programme', 'Learners'],
  [
    ['Study Zone', '940'],
    ['Young Community Mentors', '126'],
    ['Science Hub', '148'],
    ['Skills, Employment, Mentoring', '187'],
    ['Helping Hands for Kids', '312'],
  ],
)}

<h2>Where the money came from, and where it went</h2>
${table(
  'Income in 2025',
  ['Source', 'Dollars'],
  [
    ['Monthly gifts', '168,200'],
    ['Foundations', '112,000'],
    ['Single gifts', '74,900'],
    ['Legacies', '26,300'],
  ],
  '381,400',
)}
${table(
  'Spending in 2025: $310 a learner',
  ['What for', 'Dollars'],
  [
    ['Rooms, heating and soup', '148,300'],
    ['Training and checks of mentors', '104,900'],
    ['Laptops, books, boots and glasses', '96,480'],
    ['Audits and postage', '22,320'],
  ],
  '372,000',
)}
<p>94 cents of every dollar went into our rooms and what happens in them. The 9,400 dollars that were left are set aside for the heating of Harbour Street.</p>
<p class="imprint">${name}, ${address.replace('\n', ', ')}. ${registration}.</p>
</body>
</html>`;
