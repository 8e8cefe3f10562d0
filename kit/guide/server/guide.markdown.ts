import type { Heading, Nodes, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { anchorOf, type GuideHeading, type GuidePage, type GuideSection } from '../guide.ts'
import { htmlOf, phrasePattern, plainOf, type Rendering } from './guide.html.ts'

/** What a page's Markdown is rendered with. */
export interface GuideSource extends Omit<Rendering, 'anchorOf' | 'problem'> {
  readonly name: string
  readonly markdown: string
}

const treeOf = (markdown: string): Root =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })

/** A page of the guide: `# title`, a first paragraph that says what it is about, and sections below `##` and `###`. */
export function readGuidePage({ name, markdown, ...rendering }: GuideSource): GuidePage {
  const problems: string[] = []
  const anchors = new Map<string, number>()
  const nameAnchor = (text: string): string => {
    const anchor = anchorOf(text)
    const before = anchors.get(anchor) ?? 0
    anchors.set(anchor, before + 1)
    return before === 0 ? anchor : `${anchor}-${before}`
  }
  const [title, ...blocks] = treeOf(markdown).children
  if (title?.type !== 'heading' || title.depth !== 1) problems.push('A page begins with its title')
  const headings = new Map<Heading, GuideHeading>()
  for (const node of blocks) if (node.type === 'heading') headings.set(node, headingOf(node))
  const nodes = blocks.flatMap(allBelow)
  const full: Rendering = {
    ...rendering,
    anchorOf: (node) => headings.get(node)?.anchor ?? '',
    problem: (text) => problems.push(text),
  }
  function headingOf(node: Heading): GuideHeading {
    const text = plainOf(node, rendering)
    return { depth: node.depth, text, anchor: nameAnchor(text) }
  }
  const titleText = title ? plainOf(title, rendering) : name
  const lead = blocks.find(({ type }) => type === 'paragraph')
  const html = blocks.map((node) => htmlOf(node, full)).join('\n')
  return {
    name,
    title: titleText,
    lead: lead ? plainOf(lead, rendering) : '',
    html,
    headings: [...headings.values()],
    sections: sectionsOf(titleText, blocks, headings, rendering),
    links: nodes.flatMap((node) => (node.type === 'link' ? [node.url] : [])),
    pictures: nodes.flatMap((node) => (node.type === 'image' ? [node.url] : [])),
    phrases: [...markdown.matchAll(phrasePattern)].map(([, namespace, key]) => `${namespace}:${key}`),
    problems,
  }
}

const allBelow = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap((child: Nodes) => allBelow(child)) : []),
]

function sectionsOf(
  title: string,
  blocks: readonly RootContent[],
  headings: ReadonlyMap<Heading, GuideHeading>,
  names: Pick<Rendering, 'phrase'>,
): GuideSection[] {
  const sections: { heading: string; anchor: string; texts: string[] }[] = [
    { heading: title, anchor: '', texts: [] },
  ]
  for (const node of blocks) {
    const heading = node.type === 'heading' ? headings.get(node) : undefined
    if (heading) sections.push({ heading: heading.text, anchor: heading.anchor, texts: [] })
    else sections.at(-1)?.texts.push(plainOf(node, names))
  }
  return sections.map(({ texts, ...rest }) => ({ ...rest, text: texts.filter(Boolean).join(' ') }))
}
