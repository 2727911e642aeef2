/** A table in a source; `table` is undefined if a statement takes its table from a value. */
interface TableUse {
  readonly table: string | undefined
  readonly kind: 'write' | 'read'
  readonly line: number
}

const writes = [
  // The query builder.
  /\b(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  // SQL text, whose table may be a value.
  /\b(?:INSERT\s+INTO|(?<!\b(?:FOR|KEY|DO|OR)\s+)UPDATE|DELETE\s+FROM|MERGE\s+INTO|TRUNCATE(?:\s+TABLE)?|COPY)\s+(?:ONLY\s+)?(?:public\.)?("?\w+"?|\$\{)/g,
  // Helpers that write rows of a given table (catalog/shared/store/rows.ts).
  /\b(?:insertRows|deleteRemoved)\(\s*tx,\s*'(\w+)'/g,
  /\btable: '(\w+)'(?=\s*[,}])/g,
]

const reads = [
  /\b(?:selectFrom|[iI]nnerJoin|[lL]eftJoin|[rR]ightJoin|[fF]ullJoin|using)\(\s*'(\w+)/g,
  /(?<!\bDELETE\s+)\b(?:FROM|JOIN|USING)\s+(?:ONLY\s+)?(?:public\.)?("?\w+"?)/g,
  // A part of a statement that begins with its table.
  /\bsql`\s*\(?(\w+) \w+/g,
]

/** The places in a source, TypeScript or SQL, that read or write these tables. Comments do not count. */
export function findTableUses(source: string, tables: ReadonlySet<string>): TableUse[] {
  const text = withoutComments(source)
  const find = (kind: TableUse['kind'], patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match): TableUse[] => {
        const name = match[1]?.replaceAll('"', '') ?? ''
        const line = text.slice(0, match.index).split('\n').length
        if (name === '${') return [{ table: undefined, kind, line }]
        return tables.has(name) ? [{ table: name, kind, line }] : []
      }),
    )
  return [...find('write', writes), ...find('read', reads)]
}

/** The same lines with their comments blank. */
const withoutComments = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/^\s*(?:\/\/|--).*$/gm, '')
