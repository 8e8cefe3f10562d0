/**
 * What acts on the fields that people set: by form, then by the screen or rule; each feature says it of its forms in
 * `testing/x.readers.ts`. `careerIds=careers`: it goes by another word there, as in the general list, which shows the first text,
 * long text and picture of any row. A form, a check and a table do not count; a list or a page of the console does where staff is
 * whom a field is for.
 */
export type FieldReaders = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
