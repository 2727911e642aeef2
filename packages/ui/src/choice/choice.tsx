import { type ReactNode, useId, useState } from 'react'

export type ChoiceOption = {
  value: string
  /** The name; for a disc it is said, and shown beside the legend when chosen. */
  label: string
  /** Any CSS colour; makes the option a disc. */
  colour?: string
  /** The colour of the disc's other half. */
  secondColour?: string
  /** Address of a picture; makes the option a larger disc with it. */
  picture?: string
  /** Why it cannot be had now. The option is struck and stays reachable, so the reason is too. */
  unavailable?: string
  /** What else is to be known of it, such as that it is made to order. */
  note?: string
}

export type ChoiceGroupProps = {
  legend: ReactNode
  /** Beside the legend, such as a link to a size guide. */
  note?: ReactNode
  name: string
  options: readonly ChoiceOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  required?: boolean
  error?: ReactNode
}

/** One of several, all in sight: sizes as chips, colours and pictures as discs. Real radios, so forms just work. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, note, name, options, value, defaultValue, onChange, required, error } = props
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  const current = options.find((option) => option.value === chosen)
  const choose = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  return (
    <fieldset className="v-choices" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="v-choices-legend">
        {legend}
        {current && isDisc(current) && <span className="v-choices-current"> {current.label}</span>}
      </legend>
      {note && <span className="v-choices-note">{note}</span>}
      <div className="v-choices-list">
        {options.map((option, i) => (
          <Choice
            key={option.value}
            {...{ option, name, required }}
            isChosen={option.value === chosen}
            reasonId={`${id}-${i}`}
            onChoose={choose}
          />
        ))}
      </div>
      {error && (
        <p className="v-field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

type ChoiceProps = {
  option: ChoiceOption
  name: string
  required: boolean | undefined
  isChosen: boolean
  reasonId: string
  onChoose: (value: string) => void
}

function Choice({ option, name, required, isChosen, reasonId, onChoose }: ChoiceProps) {
  const remark = option.unavailable ?? option.note
  const kind = isDisc(option) ? 'v-choice v-choice-disc' : 'v-choice v-choice-chip'
  return (
    <label className={kind} data-unavailable={option.unavailable ? '' : undefined}>
      <input
        type="radio"
        {...{ name, required }}
        value={option.value}
        checked={isChosen}
        onChange={() => onChoose(option.value)}
        aria-describedby={remark ? reasonId : undefined}
      />
      {isDisc(option) && <Disc {...option} isStruck={Boolean(option.unavailable)} />}
      <span className={isDisc(option) ? 'v-hidden' : 'v-choice-label'}>{option.label}</span>
      {remark && (
        // Hidden from the name, where it would be read twice: the input describes itself by it.
        <span className="v-choice-reason" id={reasonId} aria-hidden="true">
          {option.label}: {remark}
        </span>
      )}
    </label>
  )
}

const isDisc = ({ colour, picture }: ChoiceOption) => Boolean(colour ?? picture)

type DiscProps = Pick<ChoiceOption, 'colour' | 'secondColour' | 'picture'> & { isStruck: boolean }

/** Drawn, not styled: the colours survive forced colours and a policy without inline styles. */
function Disc({ colour = 'none', secondColour, picture, isStruck }: DiscProps) {
  return (
    <svg
      className={picture ? 'v-disc v-disc-large' : 'v-disc'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {picture && (
        <image
          href={picture}
          width="24"
          height="24"
          preserveAspectRatio="xMidYMid slice"
          className="v-disc-picture"
        />
      )}
      <circle cx="12" cy="12" r="11.5" fill={colour} className="v-disc-edge" />
      {secondColour && <path d="M4 4a11.31 11.31 0 0 0 16 16Z" fill={secondColour} />}
      {isStruck && <path d="M4 20 20 4" className="v-disc-strike" />}
    </svg>
  )
}
