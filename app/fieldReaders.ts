/**
 * What acts on the fields that people set: by form, then by the screen or rule. `careerIds=careers`: it goes by another word
 * there, as in the general list, which shows the first text, long text and picture of any row. A form, a check and a table do
 * not count; a list or a page of the console does where staff is whom a field is for.
 */
export const fieldReaders: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  ability: {
    'features/content/ability/web/AbilityPage.tsx': [
      ...['name', 'summary', 'mainImage', 'headImage', 'recommendedCourses.title'],
      'recommendedCourses.marketPrice',
    ],
    'features/content/course/server/course.spec.ts': ['recommendedCourses.courseId'],
  },
  activity: {
    'features/learning/learning/server/shownActivity.ts': ['title', 'description', 'cover'],
    'features/content/activity/server/activity.spec.ts': ['careerId', 'courseId'],
    'features/learning/learning/server/reflect.ts': ['competencyPoints.abilityId'],
    'features/learning/learning/server/studyPath.ts': ['competencyPoints.weight'],
    'features/learning/learning/server/studyDetail.ts': ['competencyPoints.reflectionQuestion'],
    'features/content/activity/web/DeckView.tsx': ['language'],
    'features/content/activity/web/ActivityList.tsx': [
      ...['tagIds=tags', 'hostTeacherIds=hostTeachers', 'designMethod', 'distribution'],
    ],
    'features/content/activity/server/publish.ts': ['versionLabel'],
    'features/content/activity/web/VersionLine.tsx': ['label'],
  },
  account: {
    'features/people/user/server/account/account.handlers.ts': ['password', 'handOverTo'],
  },
  'ai-config': {
    'features/ai/ai-config/web/AiConfigList.tsx': ['name', 'kind', 'category'],
    'features/ai/ai-config/server/ai-config.spec.ts': ['json'],
  },
  agent: {
    'features/ai/agent/web/AgentList.tsx': ['name'],
    'features/ai/ai-assistant/web/useConversation.ts': ['avatar'],
    'features/ai/ai-usage/server/findProvider.ts': ['platform', 'baseUrl', 'assistantId', 'apiKey', 'secret'],
    'features/ai/agent/web/agents.ts': ['note'],
  },
  'ai-image': { 'features/ai/ai-image/server/ai-image.handlers.ts': ['prompt'] },
  banner: {
    'features/sale/banner/server/shownBanners.ts': [
      ...[
        'title',
        'nodeType',
        'courseIds=courses',
        'audience',
        'userIds=targetId',
        'fileType',
        'image',
        'videoId',
      ],
    ],
    'features/sale/banner/server/publishBanners.ts': ['pushType', 'pushTime'],
  },
  career: {
    'features/content/career/web/CareerPage.tsx': ['name', 'summary', 'cover', 'abilityIds', 'tagIds'],
  },
  configuration: {
    'features/content/activity/server/generate/generateCards.ts': ['generation/activity'],
    'features/content/activity/server/generate/rewriteCard.ts': ['generation/card', 'generation/distractors'],
    'features/content/activity/server/generate/translateActivity.ts': ['generation/translation'],
    'features/ai/ai-image/server/ai-image.handlers.ts': ['image/style', 'image/size'],
    'features/ai/agent/server/persona.ts': ['assistant/persona'],
    'features/ai/ai-usage/server/findProvider.ts': ['default/agent'],
  },
  course: {
    'features/content/course/web/page/Offer.tsx': [
      ...[
        'title',
        'overview',
        'marketPrice',
        'salePrice',
        'startDate',
        'gallery.image=gallery',
        'gallery.caption',
      ],
    ],
    'features/content/course/web/page/parts.tsx': [
      ...['abilities.level', 'featureIcons.icon', 'featureIcons.text', 'sellingPoints.title'],
      ...['sellingPoints.detail', 'faq.question', 'faq.answer', 'reviews.name', 'reviews.position'],
      ...['reviews.avatar', 'reviews.comment', 'materials.title', 'materials.overview', 'materials.quantity'],
      ...['materials.image', 'materials.source', 'materials.platform'],
    ],
    'features/content/course/web/page/CoursePage.tsx': [
      'abilities.abilityId=abilities',
      'targetLearners',
      'outcomes',
    ],
    'features/content/course/web/page/UnitList.tsx': ['sections.overview', 'showMode'],
    'features/content/course/web/CourseList.tsx': ['careerIds=careers', 'tagIds=tags'],
    'features/content/course/server/course.detail.ts': ['cover', 'instructorIds'],
    'features/learning/learning/server/enrol.ts': ['type'],
    'features/learning/learning/server/courseStanding.ts': ['learnMode', 'unlockMode', 'isChasing'],
    'features/learning/learning/server/studyPath.ts': [
      'sections.title',
      'milestones.title',
      'milestones.unit',
    ],
    'features/learning/learning/server/placedActivities.ts': [
      'versionUpdate',
      'places.unit',
      'places.activityId',
    ],
    'features/content/course/web/units.ts': ['days'],
    'features/learning/learning/server/askTeacher.ts': ['userId'],
  },
  'exchange-task': {
    'features/sale/exchange-task/server/downloadCodes.ts': ['name', 'qr', 'title', 'channel', 'expiresAt'],
    'features/sale/exchange-task/server/generateCodes.ts': ['productId', 'quantity'],
  },
  file: { 'features/media/file/server/serveFile.ts': ['name'] },
  'minimax-voice': {
    'features/ai/voice/web/VoiceLists.tsx': ['name', 'language', 'gender'],
    'features/ai/ai-usage/server/speak.ts': ['code', 'model', 'groupId', 'baseUrl', 'apiKey=sealedKey'],
    'features/ai/voice/server/voice.handlers.ts': ['sampleText'],
  },
  order: {
    'features/sale/order/server/checkOrder.ts': ['productId', 'userId'],
  },
  product: {
    'features/learning/learning/server/saleWindow.ts': ['delivery', 'startsAt', 'endsAt'],
    'features/content/product/web/ProductPage.tsx': ['title', 'overview', 'cover', 'salePrice'],
    'features/content/product/web/SoldItems.tsx': ['kind'],
    'features/content/product/server/product.detail.ts': ['courseIds', 'activityIds', 'abilityIds'],
    'features/content/product/web/ProductList.tsx': ['careerIds=careers', 'tagIds=tags'],
  },
  profile: {
    'app/console/ProfileScreen.tsx': ['nickname', 'description', 'avatar'],
    'features/people/profile/server/profile.handlers.ts': ['oldPassword', 'newPassword'],
  },
  'sensitive-word': {
    'features/ai/sensitive-word/server/sensitiveWords.ts': ['word'],
    'features/ai/sensitive-word/web/WordList.tsx': ['category', 'note'],
  },
  session: {
    'features/people/session/server/login.ts': ['username', 'password'],
    'features/people/session/server/register.ts': ['nickname'],
  },
  tag: {
    'kit/web/list/columns.tsx': ['name=text', 'summary=multiline', 'mainImage=picture', 'headImage=picture'],
  },
  'tts-voice': {
    'features/ai/voice/web/VoiceLists.tsx': ['name', 'language', 'gender'],
    'features/ai/ai-usage/server/speak.ts': ['code', 'model', 'baseUrl', 'apiKey=sealedKey'],
    'features/ai/voice/server/voice.handlers.ts': ['sampleText'],
  },
  unit: {
    'features/ai/unit/web/UnitList.tsx': ['nameZh', 'nameEn', 'nameEs', 'nameJa'],
    'features/ai/ai-usage/server/prices.ts': ['kind', 'measure', 'price'],
  },
  user: {
    'features/people/user/web/userColumns.tsx': ['phone', 'wxOpenid', 'unionId'],
    'features/people/user/web/UserList.tsx': ['nickname', 'username'],
    'features/people/session/server/stillSignedIn.ts': ['roles'],
    'features/people/session/server/login.ts': ['password'],
    'features/people/user/server/user.handlers.ts': ['newPassword'],
  },
  'user-page': {
    'features/content/user-page/server/visitPage.ts': [
      ...['avatar', 'nickname', 'description', 'backgroundImage', 'industryLevel', 'tagId'],
    ],
  },
}

/** Fields that wait for what will act on them, by what that is. */
export const waiting: Readonly<Record<string, readonly string[]>> = {
  'learning partner and tutor': [
    ...['activity.partnerAgentId', 'activity.tutorAgentId', 'agent.voiceId', 'agent.speed'],
    ...['configuration.learner/tutor', 'configuration.learner/partner'],
  ],
  'judge of open answers': ['configuration.learner/judge'],
  'public course page': [
    ...[
      'course.materials.link',
      'course.shareTitle',
      'course.shareText',
      'course.shareImage',
      'course.qrImage',
    ],
  ],
}
