/** The file of a drop or a paste, a picture before anything else. */
export const fileIn = (files: FileList | null | undefined): File | undefined =>
  [...(files ?? [])].find((file) => file.type.startsWith('image/')) ?? files?.[0]
