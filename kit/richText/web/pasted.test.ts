import { expect, test } from 'vitest'
import { cleanPasted } from './pasted.ts'
import { codePage, googlePage, hostilePage, webPage, wordPage, wordPicture } from './pasted.sample.ts'

const flat = (html: string) => html.replace(/\s+/g, ' ').replace(/> </g, '><').trim()
const cleaned = (html: string) => flat(cleanPasted(html).html)

test('Word: lists that only look like lists are lists again, its own marks are gone', () => {
  expect(cleaned(wordPage)).toBe(
    '<h2>Listening</h2><p>Say <strong>little</strong>, <em>ask</em> more.</p>' +
      '<ul><li>One<ul><li>Inside</li><li>Beside</li></ul></li><li>Two</li></ul><p>Then</p>' +
      '<ol start="3"><li>Third</li><li>Fourth</li></ol><blockquote>Quoted</blockquote>' +
      '<table><tbody><tr><td><p>A</p></td><td><p>B</p></td></tr></tbody></table>' +
      '<p><a href="https://example.org/a?b=1">here</a> there</p>',
  )
})

test('Google Docs: the bold that is none goes, styles become marks, nested lists go into their items', () => {
  expect(cleaned(googlePage).replaceAll('<br>', '')).toBe(
    '<h2>Listening</h2><p>Say <strong>little</strong><em> ask</em><s>never</s><u>more</u></p>' +
      '<ul><li><p>One</p><ul><li><p>Inside</p></li></ul></li>' +
      '<li><p><a href="https://example.org">Two</a></p></li></ul>',
  )
})

test('a web page: boxes become paragraphs, what nobody saw is gone, formulas keep their TeX', () => {
  expect(cleaned(webPage)).toBe(
    '<h3>Why</h3><p>Box of text</p>🙂<p>The hall</p><p><strong>Term</strong></p><p>Meaning</p>' +
      '<span data-tex="x^2"></span>',
  )
})

test('a code editor: lines in boxes are one block of code', () => {
  expect(cleanPasted(codePage).html).toContain('<pre>const a = 1\nrun(a)</pre>')
})

test.each([
  ['a picture of Word', wordPicture, 1],
  ['a picture of Google Docs', googlePage, 1],
  ['a picture of a page, without its counter', webPage, 1],
  ['none', '<p>Text</p>', 0],
])('pictures are counted: %s', (_name, html, pictures) => {
  expect(cleanPasted(html).pictures).toBe(pictures)
})

test('scripts, handlers, frames and unsafe addresses are gone, their words stay', () => {
  const html = cleaned(hostilePage)
  expect(html).toContain('Hello')
  expect(html).toContain('bad<a href="mailto:a@example.org">good</a>')
  expect(html).not.toMatch(/script|onerror|onload|onmouseover|iframe|style|form|javascript/i)
})

test.each([
  ['h1', 'h2'],
  ['h3', 'h3'],
  ['h6', 'h3'],
])('a heading %s becomes %s', (from, to) => {
  expect(cleaned(`<${from} class="x">Title</${from}>`)).toBe(`<${to}>Title</${to}>`)
})
