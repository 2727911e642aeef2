import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { SelectField, Switch, TextField } from '../../../../shared/fields.tsx'
import { useMessages } from '../../../../shared/messages.tsx'
import { IfAllowed } from '../../../../shared/permissions.tsx'
import { type FindContext, useFind } from './use-find.ts'

interface FindPanelProps extends FindContext {
  /** Incremented each time the panel is opened, which focuses its first field. */
  readonly opened: number
  readonly onUndo: () => void
  readonly onClose: () => void
}

type Find = ReturnType<typeof useFind>

/** Finds and replaces texts next to the sheet. */
export function FindPanel({ opened, onUndo, onClose, ...context }: FindPanelProps) {
  const { sheet, action } = useMessages()
  const find = useFind(context)
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    if (opened > 0) frame.current?.querySelector('input')?.select()
  }, [opened])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (isUndo(event) && !isTextField(event.target)) onUndo()
    else return
    event.preventDefault()
  }
  return (
    <section
      ref={frame}
      role="dialog"
      className="sheet-find"
      aria-label={sheet.find.title}
      onKeyDown={press}
    >
      <header>
        <h2>{sheet.find.title}</h2>
        <button type="button" className="icon-button" onClick={onClose} aria-label={action.close}>
          <X aria-hidden="true" />
        </button>
      </header>
      <FindLine find={find} />
      <IfAllowed call="products.saveProducts">
        <ReplaceLine find={find} />
      </IfAllowed>
      <FindOptions find={find} />
    </section>
  )
}

const isUndo = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'z'
const isTextField = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type === 'text'

function FindLine({ find }: { readonly find: Find }) {
  const { find: texts } = useMessages().sheet
  const { text, count, number, replacedCount } = find
  const place = number > 0 ? texts.hitOf({ n: String(number), of: String(count) }) : undefined
  return (
    <form
      className="sheet-find-line"
      onSubmit={(event) => {
        event.preventDefault()
        find.step()
      }}
    >
      <TextField
        label={texts.find}
        autoComplete="off"
        value={text}
        onText={(value) => find.change({ text: value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !event.shiftKey) return
          event.preventDefault()
          find.step(true)
        }}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={texts.previous}
        onClick={() => find.step(true)}
      >
        <ChevronUp aria-hidden="true" />
      </button>
      <button type="submit" className="icon-button" aria-label={texts.next}>
        <ChevronDown aria-hidden="true" />
      </button>
      <output className="figure">
        {replacedCount !== undefined
          ? texts.replaced({ n: replacedCount })
          : text !== '' && (place ?? texts.hits({ n: count }))}
      </output>
    </form>
  )
}

function ReplaceLine({ find }: { readonly find: Find }) {
  const { find: texts } = useMessages().sheet
  return (
    <form
      className="sheet-find-line"
      onSubmit={(event) => {
        event.preventDefault()
        find.replaceOne()
      }}
    >
      <TextField label={texts.by} autoComplete="off" value={find.by} onText={find.setBy} />
      <button type="submit" className="button">
        {texts.replaceOne}
      </button>
      <button type="button" className="button" onClick={find.replaceAll}>
        {texts.replaceAll}
      </button>
    </form>
  )
}

function FindOptions({ find }: { readonly find: Find }) {
  const { find: texts, columns } = useMessages().sheet
  const { column, isOneColumn, matchCase, wholeCell } = find
  return (
    <div className="sheet-find-line">
      <SelectField
        label={texts.where}
        value={isOneColumn ? 'one' : 'texts'}
        options={[
          ['texts', texts.allTexts],
          ['one', texts.oneColumn({ column: column ? columns[column] : '' })],
        ]}
        onValue={(value) => find.setOneColumn(value === 'one')}
      />
      <Switch
        label={texts.matchCase}
        checked={matchCase}
        onChecked={(isOn) => find.change({ matchCase: isOn })}
      />
      <Switch
        label={texts.wholeCell}
        checked={wholeCell}
        onChecked={(isOn) => find.change({ wholeCell: isOn })}
      />
    </div>
  )
}
