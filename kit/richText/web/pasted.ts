import { asPasted } from '#kit/view/web/trustedTypes.ts'
import { dropFurniture } from './pastedDrops.ts'
import { convertFormulas } from './pastedFormulas.ts'
import { liftGoogleLists, unwrapGoogle } from './pastedGoogle.ts'
import { readStyles } from './pastedStyles.ts'
import { onlyOurs, ourTags } from './pastedTags.ts'
import { buildWordLists, unwrapWord } from './pastedWord.ts'

export interface Pasted {
  readonly html: string
  /** Pictures that were in it; they belong into cards of their own. */
  readonly pictures: number
}

/**
 * What is left of a pasted page in our own tags, whichever program it came from. It is parsed in a document of its own,
 * where nothing runs and nothing is loaded; what is not on our list goes, its words stay.
 */
export function cleanPasted(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(asPasted(inert(html)), 'text/html')
  // One's own text comes back as it was copied.
  const pictures = body.querySelector('[data-pm-slice]') ? 0 : translate(body)
  onlyOurs(body)
  return { html: body.innerHTML, pictures }
}

/**
 * Nothing runs or is styled in a parsed page, but the browser reports each handler and style to the page's policy while it
 * reads. Handlers lose their name, styles wait under another one, where we can still read them.
 */
const inert = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag
        .replace(/([\s/"'])style(\s*=)/gi, '$1data-style$2')
        .replace(/([\s/"'])on[a-z]+(\s*=)/gi, '$1data-on$2'),
    )

/** The order matters: styles are read before the elements that carry them are renamed or lifted. */
function translate(body: HTMLElement): number {
  convertFormulas(body)
  const pictures = dropFurniture(body)
  unwrapGoogle(body)
  buildWordLists(body)
  unwrapWord(body)
  readStyles(body)
  liftGoogleLists(body)
  ourTags(body)
  return pictures
}
