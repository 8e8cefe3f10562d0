import { z } from 'zod'
import { uploadEndpoint } from '#kit/feature/web/kitSettings.ts'
import { upload } from '#kit/http/web/transfer.ts'
import { richOf } from '#kit/richText/richText.ts'
import { readCard, type Card } from '#cards/index.ts'
import { imageDraft, textDrafts, type Draft } from '#features/content/activity-transfer/draftCards.ts'
import type { CardFiles } from './editorState.ts'

const uploaded = z.object({ id: z.number(), url: z.string() })

/** A draft as a card; its number is given where it is put. */
const cardOfDraft = (draft: Draft): Card => readCard({ ...draft, id: 1 })

/** Plain text from anywhere as text cards: one, or as many as it needs. */
export const cardsOfText = (text: string): readonly Card[] =>
  text.trim() === '' ? [] : textDrafts(richOf(text).content).drafts.map(cardOfDraft)

export const picturesIn = (data: DataTransfer): readonly File[] =>
  [...data.files].filter(({ type }) => /^image\/(png|jpeg|webp|gif)$/.test(type))

/** Pictures from anywhere as image cards; they are uploaded first. Throws the server's refusal. */
export async function cardsOfPictures(
  pictures: readonly File[],
): Promise<{ readonly cards: readonly Card[]; readonly files: CardFiles }> {
  const files: Record<number, { readonly url: string }> = {}
  const cards: Card[] = []
  for (const picture of pictures) {
    const { id, url } = uploaded.parse(await upload(uploadEndpoint(), picture, { purpose: 'card' }))
    files[id] = { url }
    cards.push(cardOfDraft(imageDraft('', [{ fileId: id, alt: '', caption: '' }])))
  }
  return { cards, files }
}
