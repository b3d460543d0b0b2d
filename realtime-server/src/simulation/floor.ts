import { randomBelow } from '@highjinks/games'
import { StoreUnavailable } from '@highjinks/session-store'

/** A question on its way to the store: asked, then done there, then answered. Anything may happen in between. */
interface Question {
  readonly owner: object
  isDone: boolean
  readonly perform: () => void
  readonly answer: () => void
  readonly fail: () => void
}

/** Where every process's questions to the store wait until the scheduler lets one take a step. */
export class Floor {
  private questions: Question[] = []

  get size(): number {
    return this.questions.length
  }

  /** `effect` happens in the store at some later step, whole; its answer comes at another. */
  ask<Result>(owner: object, effect: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      let answer = () => reject(new Error('answered before it was done'))
      this.questions.push({
        owner,
        isDone: false,
        perform: () => {
          const result = effect()
          answer = () => resolve(result)
        },
        answer: () => answer(),
        fail: () => reject(new StoreUnavailable('lost')),
      })
    })
  }

  step(random: () => number): void {
    const at = randomBelow(this.questions.length, random)
    const question = this.questions[at]
    if (!question) return
    if (!question.isDone) {
      question.isDone = true
      question.perform()
      return
    }
    this.questions.splice(at, 1)
    question.answer()
  }

  /** The question or its answer gets lost; a question may still be carried out long after whoever asked gave up. */
  lose(random: () => number): void {
    const at = randomBelow(this.questions.length, random)
    const question = this.questions[at]
    if (!question) return
    question.fail()
    this.questions.splice(at, 1)
    if (!question.isDone && random() < 0.7) this.orphan(question)
  }

  /** Its process died: what it asked may have got there or not, nobody hears the answer. */
  forget(owner: object, random: () => number): void {
    const own = this.questions.filter((one) => one.owner === owner)
    this.questions = this.questions.filter((one) => one.owner !== owner)
    for (const question of own) if (!question.isDone && random() < 0.5) this.orphan(question)
  }

  private orphan(question: Question) {
    this.questions.push({ ...question, owner: {}, answer: () => undefined, fail: () => undefined })
  }
}
