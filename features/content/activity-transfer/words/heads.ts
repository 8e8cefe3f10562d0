/** What people write in place of our own headings of columns. */
export const otherColumns = {
  type: ['kind', 'card type', '题型', '卡片类型', '种类', 'tipo de tarjeta', 'カードの種類'],
  title: ['heading', 'name', '题目标题', '名称', 'nombre', '見出し'],
  text: [
    ...['question', 'body', 'content', 'prompt', '题目', '题干', '问题', '内容', '正文'],
    ...['pregunta', 'contenido', '問題', '本文', '問題文'],
  ],
  correct: [
    ...['answer', 'answers', 'correct answer', 'correct answers', '答案', '正确选项'],
    ...['respuesta', 'respuesta correcta', 'respuestas correctas', '答え', '正答'],
  ],
  explanation: ['feedback', 'rationale', '答案解析', '解释', 'comentario', '説明'],
  points: ['score', '分数', '得分', 'puntuación', '点数'],
  hint: ['tip', 'ayuda'],
  note: ['note', 'notes', 'teacher note', '教师备注', 'nota', 'notas', 'メモ', '備考'],
} as const

/** What people call the kinds of rows. */
export const otherTypes = {
  text: ['page', 'reading', '文本', '文字', '阅读', '説明'],
  section: ['chapter', '小节', '章', 'capítulo'],
  choice: [
    ...[
      'multiple choice',
      'single choice',
      'single',
      'multi',
      'quiz',
      '单选',
      '单选题',
      '多选',
      '多选题',
      '选择',
    ],
    ...['elección', 'test', 'opción múltiple', '選択', '択一'],
  ],
  judge: ['true/false', 'boolean', 'judge', '判断', '是非题', 'verdadero/falso', '正誤', '○×'],
} as const

export const optionWords = ['option', 'choice', 'answer', '选项', '選択肢', 'opción', 'opcion'] as const

export const trueWords = [
  ...['true', 't', 'yes', 'y', '1', 'right', 'correct', '对', '是', '正确', '√', '✓'],
  ...['verdadero', 'v', 'sí', 'si', 'はい', '正しい', '○', '正'],
] as const
export const falseWords = [
  ...['false', 'f', 'no', 'n', '0', 'wrong', 'incorrect', '错', '否', '不对', '错误', '×', 'x'],
  ...['falso', 'いいえ', '誤り', '誤'],
] as const
