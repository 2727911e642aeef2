import type { FieldViolation } from '@vitrine/contract/kit'
import { createReason, englishOf, type Reason } from '@vitrine/contract/reasons'

type Limits = Readonly<Record<string, unknown>>

/** A violated rule as a reason; undefined where the rule says more than its code. */
export function reasonOfViolation(violation: FieldViolation): Reason | undefined {
  const { description, data } = violation
  return candidatesOf(violation, data).find((one) => englishOf(one) === description)
}

function candidatesOf({ violatedRule }: FieldViolation, data: Limits): readonly Reason[] {
  const threshold = String(data.threshold ?? '')
  const [min, max] = [{ min: threshold }, { max: threshold }]
  switch (violatedRule) {
    case 'REQUIRED_FIELD':
      return [createReason('REQUIRED')]
    case 'FIELD_NOT_ALLOWED':
      return [createReason('UNKNOWN_FIELD')]
    case 'MIN_LENGTH':
      return [createReason('MIN_LENGTH', min)]
    case 'MAX_LENGTH':
      return [createReason('MAX_LENGTH', max)]
    case 'MIN_SIZE':
      return [createReason('MIN_SIZE', min)]
    case 'MAX_SIZE':
      return [createReason('MAX_SIZE', max)]
    case 'MIN':
      return [createReason('MIN', min), createReason('ABOVE', min)]
    case 'DECIMAL_GTE':
      return [createReason('MIN', min)]
    case 'MAX':
    case 'DECIMAL_LTE':
      return [createReason('MAX', max)]
    case 'DECIMAL_MAX_SCALE':
      return [createReason('AMOUNT_DECIMALS', max)]
    case 'INVALID_ENUM_VALUE':
      return allowedOf(data)
    case 'FORMAT':
      return formatsOf(data)
    case 'ONE_OF_ALIGNMENT':
      return [createReason('ONE_ADDRESS_LINE')]
    default:
      return othersOf(data)
  }
}

const allowedOf = ({ allowedValues, allowedValue }: Limits): readonly Reason[] => [
  createReason('ONE_OF', { allowed: Array.isArray(allowedValues) ? allowedValues.join(', ') : '' }),
  createReason('EXACTLY', { allowed: String(allowedValue) }),
]

const formatsOf = ({ type }: Limits): readonly Reason[] => [
  createReason('TYPE', { type: String(type) }),
  createReason('AMOUNT'),
  createReason('AMOUNT_DIGITS'),
  createReason('EMAIL'),
  createReason('GUID'),
  createReason('MOMENT'),
  createReason('WEB_ADDRESS'),
  createReason('DAY'),
  createReason('DAY_OR_MOMENT'),
  createReason('NOT_NUMBER'),
  createReason('NOT_BOOLEAN'),
  createReason('SHORT_TEXT'),
  createReason('PATTERN'),
  createReason('NO_FORM_FITS'),
  createReason('UNSTORABLE_TEXT'),
]

const othersOf = ({ fields }: Limits): readonly Reason[] =>
  Array.isArray(fields) ? [createReason('WEB_ADDRESSES', { fields: fields.join(', ') })] : []
