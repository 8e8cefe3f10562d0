declare module 'anki-apkg-export' {
  /** Writes one deck of Anki. */
  export default class AnkiExport {
    constructor(deckName: string)
    addMedia(name: string, bytes: Uint8Array): void
    addCard(front: string, back: string, options?: { readonly tags?: readonly string[] }): void
    save(): Promise<Uint8Array>
  }
}
