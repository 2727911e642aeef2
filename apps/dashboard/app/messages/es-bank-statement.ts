import type { Translation } from '@vitrine/messages'
import type { enBankStatement } from './en-bank-statement.ts'

export const esBankStatement: Translation<typeof enBankStatement> = {
  bankStatement: {
    title: 'Extracto bancario',
    open: 'Leer extracto bancario',
    back: 'Pedidos',
    text: 'Exporte los movimientos de su cuenta en su banco, como camt.053 o CSV. Las transferencias se cotejan con los pedidos por su número o, si no, por el importe. No se registra nada hasta que usted lo diga.',
    drop: 'Suelte aquí el archivo o',
    choose: 'Elegir archivo',
    reading: 'Leyendo el extracto…',
    again: 'Otro archivo',
    read: {
      one: 'Ha llegado {n, number} transferencia; se omiten {skipped, number} líneas más.',
      other: 'Han llegado {n, number} transferencias; se omiten {skipped, number} líneas más.',
    },
    none: 'En este extracto no ha llegado dinero.',
    columns: {
      date: 'Fecha',
      payer: 'De',
      text: 'Concepto',
      amount: 'Importe',
      match: 'Encontrado',
      order: 'Pedido',
    },
    selectAll: 'Seleccionar todas las líneas que tienen un pedido',
    select: 'Registrar la transferencia de {payer} por {amount}',
    orderOf: 'Número del pedido para la transferencia de {payer} por {amount}',
    unknownOrder: 'No hay ningún pedido {number}.',
    matches: {
      MATCHED: 'El número y el importe coinciden',
      OTHER_AMOUNT: 'Está pendiente otro importe: {due}',
      NOTHING_DUE: 'No hay nada pendiente',
      OTHER_CURRENCY: 'El pedido está en {currency}',
      SAME_AMOUNT: 'El importe coincide, falta el número',
      SEVERAL_ORDERS: 'Nombra varios pedidos: {numbers}',
      NOT_FOUND: 'No se ha encontrado ningún pedido',
      RECORDED: 'Registrado',
    },
    record: { one: 'Registrar {n, number} pago', other: 'Registrar {n, number} pagos' },
    recorded: { one: '{n, number} pago registrado.', other: '{n, number} pagos registrados.' },
    failed: {
      one: '{n, number} línea no se ha podido registrar.',
      other: '{n, number} líneas no se han podido registrar.',
    },
    problems: {
      DOCTYPE: 'No es un extracto de un banco.',
      INVALID_XML: 'El archivo está dañado. Expórtelo de nuevo.',
      NO_STATEMENT:
        'El archivo es XML, pero no un extracto bancario. Elija camt.053, camt.052 o camt.054.',
      NO_COLUMNS:
        'La tabla necesita columnas de fecha, importe y concepto, con sus nombres encima.',
      INVALID_CSV: 'La tabla no se puede leer en la línea {line}.',
      AMOUNT: 'El importe de la línea {line} no se puede leer.',
      DATE: 'La fecha de la línea {line} no se puede leer.',
      CURRENCY: 'La moneda de la línea {line} es desconocida.',
    },
  },
}
