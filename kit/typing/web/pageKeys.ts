const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox]') !==
    null

const isCovered = () => document.querySelector('dialog[open], [role=dialog], .ant-drawer-open') !== null

/** Whether a key press is free for the screen: no one types, no dialog is open, no modifier is held. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing) &&
  !event.defaultPrevented &&
  !isTyping(event.target) &&
  !isCovered()
