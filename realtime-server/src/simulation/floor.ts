import { randomBelow } from '@highjinks/games'
import { StoreUnavailable } from '@highjinks/session-store'

/** A request to the store: sent, then executed, then answered. Anything may happen in between. */
interface Question {
  readonly owner: object
  isDone: boolean
  readonly perform: () => void
  readonly answer: () => void
  readonly fail: () => void
}

/** Holds every process's requests to the store until the scheduler lets one take a step. */
export class Floor {
  private questions: Question[] = []

  get size(): number {
    return this.questions.length
  }

  /** Executes `effect` in the store at a later step, atomically. Its answer comes at another step. */
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

  /** Loses the request or its answer. A lost request may still execute long after the caller gave up. */
  lose(random: () => number): void {
    const at = randomBelow(this.questions.length, random)
    const question = this.questions[at]
    if (!question) return
    question.fail()
    this.questions.splice(at, 1)
    if (!question.isDone && random() < 0.7) this.orphan(question)
  }

  /** Forgets a dead process. Its requests may have arrived, but nobody gets the answers. */
  forget(owner: object, random: () => number): void {
    const own = this.questions.filter((one) => one.owner === owner)
    this.questions = this.questions.filter((one) => one.owner !== owner)
    for (const question of own) if (!question.isDone && random() < 0.5) this.orphan(question)
  }

  private orphan(question: Question) {
    this.questions.push({ ...question, owner: {}, answer: () => undefined, fail: () => undefined })
  }
}
