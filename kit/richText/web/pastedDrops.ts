import { all, styleOf } from './pastedElements.ts'

const neverRead =
  'script, style, template, noscript, iframe, object, embed, link, meta, title, base, xml, svg, canvas, ' +
  'video, audio, button, input, select, textarea, [hidden], .headerlink, .anchor-link'

const emoji = /^\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)*$/u

/**
 * Takes away what is no text: scripts, what nobody saw on the page, the signs beside headings that link to themselves, and
 * pictures, which are counted. A picture that stands for an emoji becomes one.
 */
export function dropFurniture(body: HTMLElement): number {
  for (const element of all(body, neverRead)) element.remove()
  for (const element of all(body, '[data-style]')) if (isUnseen(element)) element.remove()
  for (const box of all(body, '*')) if (/^(v|w|m|st1):/i.test(box.nodeName) && isEmpty(box)) box.remove()
  let pictures = 0
  for (const picture of all(body, 'img, picture')) {
    const alt = picture.getAttribute('alt') ?? ''
    if (emoji.test(alt)) picture.replaceWith(alt)
    else {
      if (picture.isConnected && isSeen(picture)) pictures += 1
      picture.remove()
    }
  }
  return pictures
}

const isUnseen = (element: Element) =>
  styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all'

const isEmpty = (element: Element) => (element.textContent ?? '').trim() === ''

/** Pages count their readers by pictures of one pixel. */
const isSeen = (picture: Element) =>
  !['0', '1'].includes(picture.getAttribute('width') ?? '') &&
  !['0', '1'].includes(picture.getAttribute('height') ?? '')
