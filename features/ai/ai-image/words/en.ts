export const en = {
  access: { aiImage: 'AI pictures' },
  fields: { prompt: 'Prompt' },
  faults: {
    notConnected:
      'Pictures by AI are not set up yet. The operator sets AI_BASE_URL and AI_IMAGE_MODEL, or a super administrator chooses an agent that draws',
  },
}
