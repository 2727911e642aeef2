import { TextField } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import type { Errors } from '../../../shared/use-form.ts'
import type { PieceLine } from './setup.ts'

interface PieceFieldsProps {
  readonly legend: string
  readonly lines: readonly PieceLine[]
  readonly pieces: Readonly<Record<string, string>>
  readonly errors: Errors
  readonly onPieces: (pieces: Readonly<Record<string, string>>) => void
}

/** How many pieces of each line. */
export function PieceFields({ legend, lines, pieces, errors, onPieces }: PieceFieldsProps) {
  const { returns } = useMessages()
  return (
    <fieldset className="refund-lines">
      <legend>{legend}</legend>
      {lines.map(({ id, name, most }) => {
        const error = errors[`pieces.${id}`]
        return (
          <div key={id} className="refund-line">
            <bdi>{name}</bdi>
            <TextField
              hideLabel
              label={returns.piecesOf({ name })}
              inputMode="numeric"
              autoComplete="off"
              value={pieces[id] ?? ''}
              hint={returns.of({ n: most })}
              {...(error && { error })}
              onText={(text) => onPieces({ ...pieces, [id]: text })}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
