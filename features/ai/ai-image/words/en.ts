export const en = {
  access: { aiImage: 'AI pictures' },
  fields: { prompt: 'Prompt' },
  faults: {
    notConnected:
      'Pictures by AI are not set up yet. A super administrator chooses a model for pictures on the page “Connect an AI”',
  },
}
