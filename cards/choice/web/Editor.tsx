export function ChoiceEditor() {
  return null
}
