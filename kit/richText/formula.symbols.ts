interface MathSymbol {
  readonly tag: 'mi' | 'mo'
  readonly text: string
}

/** `name sign` pairs, parted by blanks. */
const pairs = (tag: MathSymbol['tag'], list: string): [string, MathSymbol][] => {
  const parts = list.trim().split(/\s+/)
  return parts.flatMap((name, index) =>
    index % 2 === 0 ? [[`\\${name}`, { tag, text: parts[index + 1] ?? '' }] as [string, MathSymbol]] : [],
  )
}

const letters = `alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ
  lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ
  Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω infty ∞ partial ∂ nabla ∇ ell ℓ hbar ℏ emptyset ∅ Re ℜ Im ℑ
  aleph ℵ ldots … cdots ⋯ vdots ⋮ ddots ⋱ dots … degree °`

const operators = `times × div ÷ cdot ⋅ pm ± mp ∓ le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠ approx ≈ equiv ≡ sim ∼ simeq ≃ cong ≅
  propto ∝ ll ≪ gg ≫ in ∈ notin ∉ ni ∋ subset ⊂ subseteq ⊆ supset ⊃ supseteq ⊇ cup ∪ cap ∩ setminus ∖ forall ∀ exists ∃
  neg ¬ land ∧ wedge ∧ lor ∨ vee ∨ oplus ⊕ otimes ⊗ perp ⊥ parallel ∥ angle ∠ triangle △ to → rightarrow → leftarrow ←
  leftrightarrow ↔ Rightarrow ⇒ Leftarrow ⇐ Leftrightarrow ⇔ implies ⟹ iff ⟺ mapsto ↦ uparrow ↑ downarrow ↓ sum ∑ prod ∏
  int ∫ iint ∬ oint ∮ circ ∘ bullet ∙ star ⋆ mid ∣ therefore ∴ because ∵ langle ⟨ rangle ⟩ lfloor ⌊ rfloor ⌋ lceil ⌈
  rceil ⌉ { { } } | ‖ % % $ $ # # & & _ _`

export const symbols: Readonly<Record<string, MathSymbol | undefined>> = Object.assign(
  Object.create(null),
  Object.fromEntries([...pairs('mi', letters), ...pairs('mo', operators)]),
)

export const accents: Readonly<Record<string, string | undefined>> = Object.assign(Object.create(null), {
  '\\hat': '^',
  '\\bar': '¯',
  '\\overline': '¯',
  '\\vec': '→',
  '\\dot': '˙',
  '\\ddot': '¨',
  '\\tilde': '~',
})

export const spaces: Readonly<Record<string, string | undefined>> = Object.assign(Object.create(null), {
  '\\,': '0.17em',
  '\\:': '0.22em',
  '\\;': '0.28em',
  '\\ ': '0.33em',
  '\\quad': '1em',
  '\\qquad': '2em',
})

const names =
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp max min sup inf lim det gcd dim'
export const functions: ReadonlySet<string> = new Set(names.split(' ').map((name) => `\\${name}`))

/** Commands whose words are shown as they are. */
export const opaque: ReadonlySet<string> = new Set(['\\text', '\\mathrm', '\\operatorname'])

/** What carries its limits above and below. */
export const stacked: ReadonlySet<string> = new Set(['\\sum', '\\prod', '\\lim', '\\max', '\\min'])
