export function TextEditor() {
  return null
}
