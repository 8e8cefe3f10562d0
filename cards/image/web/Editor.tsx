export function ImageEditor() {
  return null
}
