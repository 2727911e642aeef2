import { type ReactNode, useId, useState } from 'react'

export type ChoiceOption = {
  value: string
  /** The name; of a disc the accessible name, shown next to the legend when chosen. */
  label: string
  /** Any CSS colour; renders the option as a disc. */
  colour?: string
  /** Colour of the disc's second half. */
  secondColour?: string
  /** URL of a picture; renders the option as a larger disc. */
  picture?: string
  /** Why it is unavailable. The option is struck but focusable, so that the reason can be read. */
  unavailable?: string
  /** Additional information, such as that it is made to order. */
  note?: string
}

export type ChoiceGroupProps = {
  legend: ReactNode
  /** Content next to the legend, such as a link to a size guide. */
  note?: ReactNode
  name: string
  options: readonly ChoiceOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  required?: boolean
  error?: ReactNode
}

/**
 * A radio group with all options visible: texts as chips, colours and pictures as discs. Native
 * radio inputs.
 */
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
        {current && isDisc(current) && (
          <>
            {' '}
            <span className="v-choices-current">{current.label}</span>
          </>
        )}
      </legend>
      {note && <span className="v-choices-note">{note}</span>}
      <div className="v-choices-list">
        {options.map((option, i) => (
          <Choice
            key={option.value}
            option={option}
            name={name}
            required={required}
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
        name={name}
        required={required}
        value={option.value}
        checked={isChosen}
        onChange={() => onChoose(option.value)}
        aria-describedby={remark ? reasonId : undefined}
      />
      {isDisc(option) && <Disc {...option} isStruck={Boolean(option.unavailable)} />}
      <span className={isDisc(option) ? 'v-hidden' : 'v-choice-label'}>{option.label}</span>
      {remark && (
        // Hidden from the accessible name; the input refers to it as its description.
        <span className="v-choice-reason" id={reasonId} aria-hidden="true">
          {option.label}: {remark}
        </span>
      )}
    </label>
  )
}

const isDisc = ({ colour, picture }: ChoiceOption) => Boolean(colour ?? picture)

type DiscProps = Pick<ChoiceOption, 'colour' | 'secondColour' | 'picture'> & { isStruck: boolean }

/** Drawn as SVG: works in forced-colours mode and with policies that forbid inline styles. */
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
