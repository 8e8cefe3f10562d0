export function ProfileHome() {
  return null
}
