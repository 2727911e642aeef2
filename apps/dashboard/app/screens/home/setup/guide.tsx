import type { SetupGuide, SetupStep } from '@vitrine/contract/setup-guide'
import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../../shared/messages.tsx'
import { IfAllowed } from '../../../shared/permissions.tsx'
import './setup.css'

type Step = SetupGuide['steps'][number]

interface GuideProps {
  readonly steps: readonly Step[]
  readonly onDismiss: () => void
  /** Renders the form of a step. */
  readonly renderStep: (step: SetupStep, onSaved: () => void) => ReactNode
}

/**
 * The setup steps of a new shop, each with its own form. Input of a step is retained while others are open.
 */
export function Guide({ steps, onDismiss, renderStep }: GuideProps) {
  const { setup: texts } = useMessages()
  const title = useId()
  const list = useRef<HTMLOListElement>(null)
  const { current, opened, toggle, onSaved } = useCurrentStep(steps, list)
  const needed = steps.filter(({ isOptional }) => !isOptional)
  const done = needed.filter(({ isDone }) => isDone).length
  return (
    <section className="setup" aria-labelledby={title}>
      <header>
        <h2 id={title}>{texts.title}</h2>
        <span className="mute">{texts.progress({ done, all: needed.length })}</span>
        <IfAllowed call="sites.updateSettings">
          <button type="button" className="button button-small" onClick={onDismiss}>
            {texts.dismiss}
          </button>
        </IfAllowed>
      </header>
      <ol ref={list}>
        {steps.map((one) => (
          <StepRow
            key={one.step}
            step={one}
            isOpen={one.step === current}
            onToggle={() => toggle(one.step)}
          >
            {(one.step === current || opened.has(one.step)) &&
              renderStep(one.step, () => onSaved(one.step))}
          </StepRow>
        ))}
      </ol>
    </section>
  )
}

/** The open step: the first one left, unless another was chosen. */
function useCurrentStep(
  steps: readonly Step[],
  list: { readonly current: HTMLOListElement | null },
) {
  const [chosen, setChosen] = useState<SetupStep | null>()
  const [opened, setOpened] = useState<ReadonlySet<SetupStep>>(new Set())
  const [saved, setSaved] = useState<SetupStep>()
  const next = steps.find(
    ({ step, isDone, isOptional }) => !isDone && !isOptional && step !== saved,
  )
  const current = chosen === undefined ? next?.step : chosen
  const wasSaved = useRef(false)
  useEffect(() => {
    if (!wasSaved.current || current === undefined) return
    wasSaved.current = false
    list.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
  }, [current, list])
  return {
    current,
    opened,
    toggle: (step: SetupStep) => {
      if (current) setOpened(new Set([...opened, current]))
      setChosen(step === current ? null : step)
    },
    onSaved: (step: SetupStep) => {
      wasSaved.current = true
      setOpened(new Set([...opened].filter((one) => one !== step)))
      setSaved(step)
      setChosen(undefined)
    },
  }
}

interface StepRowProps {
  readonly step: Step
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

function StepRow({ step: { step, isDone, isOptional }, isOpen, onToggle, children }: StepRowProps) {
  const { setup: texts } = useMessages()
  const id = useId()
  const { title, text } = texts.steps[step]
  return (
    <li className={isDone ? 'setup-done' : undefined}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span className="setup-mark" aria-hidden="true">
            {isDone && <Check />}
          </span>
          <span className="setup-title">{title}</span>
          <span className="setup-state">{stateOf(texts, isDone, isOptional)}</span>
          <ChevronDown aria-hidden="true" className="setup-fold" />
        </button>
      </h3>
      <div id={id} className="setup-inside" hidden={!isOpen}>
        <p className="field-hint">{text}</p>
        {children}
      </div>
    </li>
  )
}

const stateOf = (
  texts: { readonly done: string; readonly optional: string; readonly toDo: string },
  isDone: boolean,
  isOptional: boolean,
): string => {
  if (isDone) return texts.done
  return isOptional ? texts.optional : texts.toDo
}
