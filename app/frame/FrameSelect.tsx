import './frameSelect.css'

interface Props<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly text: string; readonly lang?: string }[]
  readonly onChoose: (value: Value) => void
}

/** A quiet choice in the frame of a page that comes without the console's components. */
export function FrameSelect<Value extends string>({ label, value, options, onChoose }: Props<Value>) {
  const choose = (name: string) => {
    const option = options.find((each) => each.value === name)
    if (option) onChoose(option.value)
  }
  return (
    <select
      className="frame-select"
      aria-label={label}
      value={value}
      onChange={(event) => choose(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.text}
        </option>
      ))}
    </select>
  )
}
