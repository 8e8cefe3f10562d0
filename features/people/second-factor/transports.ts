/** How a browser reaches an authenticator (WebAuthn, `AuthenticatorTransport`). */
export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
