import { TextArea, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { ButtonFields } from './button-fields.tsx'
import { HeadingField, type SectionFieldsProps, withPicture } from './field-parts.tsx'
import type { Button, Section } from './form.ts'
import { PictureField } from './picture-field.tsx'

type Column = NonNullable<Section['columns']>['columns'][number]
const MIN_COLUMNS = 2
const MAX_COLUMNS = 4
const MAX_QUESTIONS = 30

/** Two to four columns of text, each with an optional picture and button. */
export function ColumnsFields({ section, errors, onChange }: SectionFieldsProps) {
  const { pages } = useMessages()
  const { columns = { columns: [] }, ...rest } = section
  const setAll = (all: readonly Column[]) =>
    onChange({ ...rest, columns: { ...columns, columns: [...all] } })
  const set = (at: number, column: Column) => setAll(columns.columns.with(at, column))
  return (
    <>
      <HeadingField
        value={columns.title}
        onText={(title) => onChange({ ...rest, columns: { ...columns, title } })}
      />
      {columns.columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no ids and stay in their order.
        <fieldset key={at} className="page-part">
          <legend>{pages.column({ n: at + 1 })}</legend>
          <ColumnFields
            column={column}
            at={at}
            errors={errors}
            onColumn={(next) => set(at, next)}
          />
          {columns.columns.length > MIN_COLUMNS && (
            <button
              type="button"
              className="link-button"
              onClick={() => setAll(columns.columns.filter((_, place) => place !== at))}
            >
              {pages.removeColumn({ n: at + 1 })}
            </button>
          )}
        </fieldset>
      ))}
      {columns.columns.length < MAX_COLUMNS && (
        <button
          type="button"
          className="button button-start"
          onClick={() => setAll([...columns.columns, {}])}
        >
          {pages.addColumn}
        </button>
      )}
    </>
  )
}

interface ColumnFieldsProps extends Pick<SectionFieldsProps, 'errors'> {
  readonly column: Column
  readonly at: number
  readonly onColumn: (column: Column) => void
}

function ColumnFields({ column, at, errors, onColumn }: ColumnFieldsProps) {
  const { pages } = useMessages()
  const setButton = (button: Button | undefined) => {
    const { button: _, ...others } = column
    onColumn(button ? { ...others, button } : others)
  }
  return (
    <>
      <HeadingField value={column.title} onText={(title) => onColumn({ ...column, title })} />
      <TextArea
        label={pages.body}
        rows={3}
        maxLength={600}
        dir="auto"
        value={column.text ?? ''}
        onText={(text) => onColumn({ ...column, text })}
      />
      <PictureField
        picture={column.picture}
        error={errors[`columns.${at}.picture.altText`]}
        onPicture={(picture) => onColumn(withPicture(column, picture))}
      />
      <ButtonFields
        button={column.button}
        errors={errors}
        field={`columns.${at}.button`}
        onButton={setButton}
      />
    </>
  )
}

/** Questions with their answers. */
export function QuestionsFields({ section, errors, onChange }: SectionFieldsProps) {
  const { pages } = useMessages()
  const { questions = { questions: [] }, ...rest } = section
  const all = questions.questions
  const setAll = (next: typeof all) =>
    onChange({ ...rest, questions: { ...questions, questions: next } })
  return (
    <>
      <HeadingField
        value={questions.title}
        onText={(title) => onChange({ ...rest, questions: { ...questions, title } })}
      />
      {all.map((one, at) => {
        const [noQuestion, noAnswer] = [
          errors[`questions.${at}.question`],
          errors[`questions.${at}.answer`],
        ]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions have no ids and stay in their order.
          <div key={at} className="page-part">
            <TextField
              label={pages.question({ n: at + 1 })}
              {...(noQuestion && { error: noQuestion })}
              maxLength={200}
              dir="auto"
              value={one.question}
              onText={(question) => setAll(all.with(at, { ...one, question }))}
            />
            <TextArea
              label={pages.answer({ n: at + 1 })}
              {...(noAnswer && { error: noAnswer })}
              rows={3}
              maxLength={2000}
              dir="auto"
              value={one.answer}
              onText={(answer) => setAll(all.with(at, { ...one, answer }))}
            />
            {all.length > 1 && (
              <button
                type="button"
                className="link-button"
                onClick={() => setAll(all.filter((_, place) => place !== at))}
              >
                {pages.removeQuestion({ n: at + 1 })}
              </button>
            )}
          </div>
        )
      })}
      {all.length < MAX_QUESTIONS && (
        <button
          type="button"
          className="button button-start"
          onClick={() => setAll([...all, { question: '', answer: '' }])}
        >
          {pages.addQuestion}
        </button>
      )}
    </>
  )
}
