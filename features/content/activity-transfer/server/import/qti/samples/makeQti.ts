import { plainArchive } from '#kit/files/server/archive.ts'

const namespaces = {
  '2.1': 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  '2.2': 'http://www.imsglobal.org/xsd/imsqti_v2p2',
  '3.0': 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
} as const
export type QtiVersion = keyof typeof namespaces
export const qtiVersions: readonly QtiVersion[] = ['2.1', '2.2', '3.0']

/** Names of HTML and of manifests, which version 3 leaves as they are. */
const html =
  /^(p|div|span|img|object|br|strong|em|b|i|ul|ol|li|table|tr|td|th|tbody|audio|video|source|blockquote|script|a|h[1-6])$/
const kebab = (name: string) => name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)

/** A document of version 2 in the names of version 3. */
export const asVersion3 = (xml: string): string =>
  xml.replace(
    /<(\/?)([A-Za-z]+)((?:\s[^<>]*?)?)(\/?)>/g,
    (whole, close: string, name: string, rest: string, end: string) => {
      if (html.test(name)) return whole
      const attributes = rest.replace(/([A-Za-z]+)="/g, (_, attribute: string) => `${kebab(attribute)}="`)
      return `<${close}qti-${kebab(name)}${attributes}${end}>`
    },
  )

/** What an item declares about one response. */
export const declared = (
  cardinality: string,
  baseType: string,
  values: readonly string[],
  more = '',
  name = 'RESPONSE',
): string =>
  `<responseDeclaration identifier="${name}" cardinality="${cardinality}" baseType="${baseType}">${
    values.length > 0
      ? `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>`
      : ''
  }${more}</responseDeclaration>`

/** A mapping of keys to points; a key that ends with `!` is compared with case. */
export const mapping = (entries: Readonly<Record<string, number>>, bounds = ''): string =>
  `<mapping defaultValue="0" ${bounds}>${Object.entries(entries)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
    .join('')}</mapping>`

const templates = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates'
export const matchCorrect = `<responseProcessing template="${templates}/match_correct"/>`
export const mapResponse = `<responseProcessing template="${templates}/map_response"/>`
export const mapResponsePoint = `<responseProcessing template="${templates}/map_response_point"/>`

interface ItemParts {
  readonly declarations: string
  readonly body: string
  readonly processing: string
  readonly after?: string
  readonly title?: string
  readonly attributes?: string
}

/** A whole item in this version. */
export function qtiItem(
  { declarations, body, processing, after = '', title = 'Sample', attributes = '' }: ItemParts,
  version: QtiVersion = '2.2',
): string {
  const inside = `${declarations}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration><itemBody>${body}</itemBody>${processing}${after}`
  const item = `<assessmentItem identifier="i1" title="${title}" adaptive="false" timeDependent="false" ${attributes}>${inside}</assessmentItem>`
  const named = version === '3.0' ? asVersion3(item) : item
  return `<?xml version="1.0" encoding="UTF-8"?>\n${named.replace(/^<[\w-]+/, (start) => `${start} xmlns="${namespaces[version]}"`)}`
}

interface Resource {
  readonly path: string
  readonly type: string
}

/** A manifest that names these resources. */
export const qtiManifest = (resources: readonly Resource[]): string =>
  `<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="M"><metadata/><organizations/><resources>${resources
    .map(
      ({ path, type }, index) =>
        `<resource identifier="r${index}" type="${type}" href="${path}"><file href="${path}"/></resource>`,
    )
    .join('')}</resources></manifest>`

/** A package of these files. */
export const qtiPackage = (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> =>
  plainArchive(
    new Map(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? Buffer.from(content) : content,
      ]),
    ),
  )
