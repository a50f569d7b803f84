import { expect, test } from 'vitest';
import { isHtml, readHtml } from './html.ts';

test.each([
  ['<p>One</p>\n<p>Two<br>lines</p>', 'One\n\nTwo\nlines'],
  ['<p>One\n  line</p>', 'One line'],
  ['<ul><li>Soup</li><li>Bread</li></ul>After', '– Soup\n\n– Bread\n\nAfter'],
  ['One\n\n<b>Two</b>', 'One\n\nTwo'],
  ['Tom &amp; Jerry&nbsp;&hearts; &#233;&#xe9;', 'Tom & Jerry ♥ éé'],
  ['<style>p { color: red }</style>Hi<script>alert("</p>")</script>', 'Hi'],
  ['<a href="https://a.example/">our <i>friends</i></a>!', 'our friends!'],
  ['<div>One<div>Two</div></div>', 'One\n\nTwo'],
  ['an <b>unclosed one', 'an unclosed one'],
  ['&lt;b&gt;', '<b>'],
  ['&#60;b&#x3e;', '<b>'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['<p>&lt;b&gt; &amp;amp;</p>', '<b> &amp;'],
])('%j is read as %j', (html, text) => {
  expect(isHtml(html)).toBe(true);
  expect(readHtml(html).text).toBe(text);
});

test.each(['3 < 5 > 2', 'a<c and d>e', 'Q&A; R&D', 'fish & chips', '<3', 'see <info@a.example>'])(
  '%j is not HTML',
  (text) => {
    expect(isHtml(text)).toBe(false);
  },
);

test.each([
  [
    '<a href="https://a.example/"><img src="https://a.example/b.png"></a>',
    'https://a.example/b.png',
  ],
  ['<iframe src="https://v.example/1?a=1&amp;b=2"></iframe>', 'https://v.example/1?a=1&b=2'],
  ['See <a href="/about">this</a>', '/about'],
  ['<p>nothing</p>', ''],
])('%j leads to %j', (html, address) => {
  expect(readHtml(html).address).toBe(address);
});
