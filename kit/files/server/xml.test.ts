import { expect, test } from 'vitest'
import { readXml, xmlText } from './xml.ts'

test.each([
  ['numbers of signs', '<a>caf&#233; &#xE9;&#160;!</a>', 'café é\u00a0!'],
  ['the five names of XML', '<a>&lt;&gt;&amp;&quot;&apos;</a>', `<>&"'`],
  ['a name that HTML has', '<a>one&nbsp;two</a>', 'one\u00a0two'],
  ['a sign that is escaped twice, once', '<a>&amp;#233; &amp;lt;</a>', '&#233; &lt;'],
  ['what stands in CDATA as it is', '<a><![CDATA[&#233; &amp; <b>]]></a>', '&#233; &amp; <b>'],
  ['a name that nobody declared as it is', '<a>&unknown;</a>', '&unknown;'],
])('XML is read with %s', (_name, xml, text) => {
  expect(xmlText(readXml(xml))).toBe(text)
})

test('numbers of signs are read in attributes', () => {
  expect(readXml('<a b="caf&#233; &amp; &#x3c;"/>').children[0]?.attributes).toEqual({ b: 'café & <' })
})
