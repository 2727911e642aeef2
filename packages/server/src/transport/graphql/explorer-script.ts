/** The browser script of the page; as text, because its hash is part of the page's Content-Security-Policy. */
export const explorerScript = `
const $ = (id) => document.getElementById(id)
const address = '/graphql/alpha'
$('query').value = 'query {\\n  sitesGetSite {\\n    site {\\n      name\\n      currency\\n    }\\n  }\\n}\\n'

async function ask(query, variables) {
  const headers = { 'content-type': 'application/json' }
  const token = $('token').value.trim()
  if (token) headers.authorization = token
  const began = performance.now()
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
  const reply = await response.json()
  return { reply, status: response.status, time: Math.round(performance.now() - began) }
}

async function run() {
  $('status').textContent = 'Asking'
  try {
    const variables = JSON.parse($('variables').value || '{}')
    const { reply, status, time } = await ask($('query').value, variables)
    const failures = reply.errors ? ', ' + reply.errors.length + (reply.errors.length === 1 ? ' error' : ' errors') : ''
    $('status').textContent = 'Status ' + status + ', ' + time + ' ms' + failures
    $('result').textContent = JSON.stringify(reply, null, 2)
  } catch (error) {
    $('status').textContent = 'Nothing was asked: ' + error.message
  }
}

const typeText = (type) => type.kind === 'NON_NULL' ? typeText(type.ofType) + '!' : type.kind === 'LIST' ? '[' + typeText(type.ofType) + ']' : type.name
const inner = (type) => type.ofType ? inner(type.ofType) : type
const ref = 'kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } }'
const question = '{ __schema { queryType { name } mutationType { name } types { kind name fields { name description args { name type { ' + ref + ' } } type { ' + ref + ' } } } } }'
let types = new Map()
let roots = []

function leaves(type, depth) {
  const found = types.get(inner(type).name)
  if (!found || !found.fields || depth > 3) return ''
  const parts = found.fields.flatMap((field) => {
    const below = types.get(inner(field.type).name)
    if (!below || !below.fields) return [field.name]
    const nested = depth < 2 ? leaves(field.type, depth + 1) : ''
    return nested ? [field.name + nested] : []
  })
  const indent = '  '.repeat(depth + 2)
  return parts.length ? ' {\\n' + parts.slice(0, 12).map((part) => indent + part + '\\n').join('') + indent.slice(2) + '}' : ''
}

function fill({ kind, field }) {
  const needed = field.args.filter(({ type }) => type.kind === 'NON_NULL')
  const declared = needed.map(({ name, type }) => '$' + name + ': ' + typeText(type)).join(', ')
  const passed = needed.map(({ name }) => name + ': $' + name).join(', ')
  const head = kind + (declared ? ' (' + declared + ')' : '')
  $('query').value = head + ' {\\n  ' + field.name + (passed ? '(' + passed + ')' : '') + leaves(field.type, 0) + '\\n}\\n'
  $('variables').value = JSON.stringify(Object.fromEntries(needed.map(({ name }) => [name, null])), null, 2)
  $('query').focus()
}

function list() {
  const wanted = $('find').value.trim().toLowerCase()
  const shown = roots.filter(({ field }) => (field.name + ' ' + field.description).toLowerCase().includes(wanted))
  $('fields').replaceChildren(...shown.map((root) => {
    const item = document.createElement('li')
    const button = document.createElement('button')
    const mark = document.createElement('i')
    const about = document.createElement('p')
    button.type = 'button'
    mark.textContent = root.kind === 'mutation' ? 'writes ' : ''
    button.append(mark, root.field.name)
    button.addEventListener('click', () => fill(root))
    about.textContent = (root.field.description || '').split('\\n')[0]
    item.append(button, about)
    return item
  }))
}

async function learn() {
  const { reply } = await ask(question, {})
  if (!reply.data) return
  const { queryType, mutationType } = reply.data.__schema
  types = new Map(reply.data.__schema.types.map((type) => [type.name, type]))
  const of = (name, kind) => types.get(name).fields.map((field) => ({ kind, field }))
  roots = [...of(queryType.name, 'query'), ...of(mutationType.name, 'mutation')]
  list()
}

$('run').addEventListener('click', run)
$('find').addEventListener('input', list)
document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run()
})
learn()
`
