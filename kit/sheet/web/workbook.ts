/**
 * The rows of the first sheet of an xlsx. The one module of the browser that knows the library of spreadsheets, which comes
 * when somebody chooses such a file. @throws where it cannot be read
 */
export async function readBook(bytes: Uint8Array, maxRows: number): Promise<readonly (readonly unknown[])[]> {
  const { readXlsx } = await import('hucre/xlsx')
  const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows })
  return sheets[0]?.rows ?? []
}
