import type { Deck } from '#deck/deck.document.ts'
import type { PlayerPort } from '#deck/web/play/port.ts'
import { previewPort } from '#deck/web/play/previewPort.ts'

/** A preview without a server, of the card that is shown. */
export function galleryPort(): { readonly port: PlayerPort; show(deck: Deck): void } {
  let shown: Deck = []
  return {
    port: previewPort(() => shown),
    show: (deck) => {
      shown = deck
    },
  }
}
