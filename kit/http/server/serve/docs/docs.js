// The page that reads openapi.json: every call with its schema, and a form to try it with the token of this browser.
const token = () => document.querySelector('#token').value || localStorage.getItem('token') || ''

const make = (name, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

const example = (schema) => {
  if (!schema) return undefined
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const one = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (one) return example(one)
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((key) => [key, example(schema.properties?.[key])]))
  return { string: '', integer: 1, number: 1, boolean: false, array: [] }[schema.type] ?? null
}

const tryIt = (path, method, operation) => {
  const content = operation.requestBody?.content
  const json = content?.['application/json']
  if (content && !json) return make('p', { textContent: 'Takes a file: try it from a program.' })
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
  const fields = query.map((parameter) =>
    make('input', { placeholder: parameter.name, name: parameter.name }),
  )
  const body = json && make('textarea', { rows: 8, value: JSON.stringify(example(json.schema), null, 2) })
  const answer = make('pre')
  const send = async () => {
    const url = new URL(path, location.origin)
    for (const field of fields) if (field.value) url.searchParams.set(field.name, field.value)
    const headers = {
      'Error-Msg': navigator.language.slice(0, 2),
      ...(token() && { Authorization: `Bearer ${token()}` }),
    }
    if (body) headers['Content-Type'] = 'application/json'
    const response = await fetch(url, { method, headers, ...(body && { body: body.value }) })
    const text = await response.text()
    answer.textContent = response.headers.get('content-type')?.includes('json')
      ? JSON.stringify(JSON.parse(text), null, 2)
      : `${response.status}, ${text.length} characters`
  }
  const button = make('button', { type: 'button', textContent: 'Send' })
  button.addEventListener('click', () => send().catch((error) => (answer.textContent = String(error))))
  return make('div', {}, ...fields, ...(body ? [body] : []), button, answer)
}

const call = (path, method, operation) => {
  const details = make('details')
  details.dataset.text = `${method} ${path}`.toLowerCase()
  details.append(
    make(
      'summary',
      {},
      make('b', { textContent: method.toUpperCase() }),
      path,
      make('small', { textContent: operation.summary }),
    ),
  )
  details.addEventListener(
    'toggle',
    () => {
      const schema = operation.requestBody?.content?.['application/json']?.schema
      if (schema)
        details.append(
          make('h3', { textContent: 'Body' }),
          make('pre', { textContent: JSON.stringify(schema, null, 2) }),
        )
      const data = operation.responses[200].content['application/json']?.schema?.properties?.data
      details.append(
        make('h3', { textContent: 'Data' }),
        make('pre', { textContent: JSON.stringify(data, null, 2) }),
      )
      details.append(make('h3', { textContent: 'Try it' }), tryIt(path, method.toUpperCase(), operation))
    },
    { once: true },
  )
  return details
}

const show = async () => {
  const document_ = await (await fetch('/console-api/openapi.json')).json()
  const calls = Object.entries(document_.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => call(path, method, operation)),
  )
  document.querySelector('#calls').replaceChildren(...calls)
  document.querySelector('#find').addEventListener('input', (event) => {
    const wanted = event.target.value.trim().toLowerCase()
    for (const details of calls) details.hidden = !details.dataset.text.includes(wanted)
  })
}

show().catch((error) => (document.querySelector('#calls').textContent = String(error)))
