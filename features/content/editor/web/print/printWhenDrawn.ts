/** Opens the browser's print dialog once every picture of the sheet is there, or is known never to come. */
export async function printWhenDrawn(sheet: HTMLElement | null): Promise<void> {
  const pictures = [...(sheet?.querySelectorAll('img') ?? [])]
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  window.print()
}
