/** Birds of wood, field and town: 128 × 128 boxes, feet on the bottom edge. */
import { eye } from "./eye.ts";

export const birds: Readonly<Record<string, string>> = {
  // A toucan on a branch, its great beak to the left.
  toucan: `
    <path fill="#8590a4" d="M76 98C80 108 84 118 90 127L110 124C106 112 102 104 98 94Z"/>
    <path fill="#8590a4" d="M76 8C94 8 106 22 107 44C111 64 109 84 97 98C86 112 62 110 54 98C50 91 49 84 50 74L62 50C56 28 60 8 76 8Z"/>
    <path fill="#fff8e0" d="M58 20C76 12 93 24 93 42C93 66 80 80 66 84C56 84 50 78 49 66C48 50 50 32 58 20Z"/>
    <path fill="#a9dd86" d="M20 110C10 102 6 92 8 80C20 84 28 92 30 108Z"/>
    <path fill="#a5b0c8" d="M86 56C104 58 118 78 112 106C98 106 82 98 78 82C76 70 78 60 86 56Z"/>
    <path fill="#c99a66" d="M4 105C34 111 94 111 124 103L124 116C94 123 34 123 4 118Z"/>
    <path fill="#7fb3d9" d="M58 117C54 117 54 103 60 102C62 99 67 99 68 102C74 103 74 117 70 117Z"/>
    <path fill="#7fb3d9" d="M82 116C78 116 78 102 84 101C86 98 91 98 92 101C98 102 98 116 94 116Z"/>
    <path fill="#ffb03b" d="M62 20C48 6 20 6 8 26C2 38 4 54 11 60C20 51 40 54 62 53C66 44 66 30 62 20Z"/>
    <path fill="#ee8a68" d="M8 26C2 38 4 54 11 60C15 56 19 54 24 53C20 42 20 30 26 11C18 14 12 19 8 26Z"/>
    <path fill="none" stroke="#a0522d" stroke-width="2" d="M22 39C36 35 50 35 64 36"/>
    <circle fill="#8fd0f0" cx="78" cy="34" r="10"/>
    <circle fill="#20242c" cx="77" cy="34" r="5"/>
    <circle fill="#ffffff" cx="75.4" cy="32" r="2.1"/>
  `,
  // A hummingbird hovering, wings swung up, its needle of a beak to the left.
  hummingbird: `
    <path fill="#bfe6d6" d="M52 54C42 38 42 18 52 2C68 8 80 24 80 46Z"/>
    <path fill="#4fb39a" d="M66 92L54 124L68 118L78 127L88 117L104 120L92 84Z"/>
    <path fill="#6fcf9c" d="M46 24C60 24 69 33 72 46C76 60 86 68 93 78C98 90 94 102 82 105C66 106 52 92 46 78C34 70 28 62 27 50C26 34 34 24 46 24Z"/>
    <path fill="#f4fbf2" d="M34 70C50 72 64 68 72 60C78 72 84 84 84 98C80 106 72 108 62 105C46 98 36 86 34 70Z"/>
    <path fill="#f2668b" d="M26 51C38 57 54 56 66 49C72 64 60 78 40 76C31 72 26 62 26 51Z"/>
    <path fill="#d8f2e6" d="M60 72C62 44 84 16 122 4C127 22 120 40 108 52C98 64 88 76 76 84C66 84 60 80 60 72Z"/>
    <path fill="none" stroke="#3f8f78" stroke-width="2" d="M76 62C88 50 102 40 114 34"/>
    <path fill="#33302c" d="M28 37L1 34L28 46Z"/>
    <ellipse fill="#1f2a28" cx="44" cy="40" rx="4.8" ry="5.8"/>
    <circle fill="#ffffff" cx="42.6" cy="38" r="2.2"/>
  `,
  // A woodpecker on a trunk, beak to the bark.
  woodpecker: `
    <path fill="#d9b183" d="M5 4C14 8 24 2 33 5C37 30 31 60 35 90C36 104 38 114 42 124L2 124C7 90 1 40 5 4Z"/>
    <ellipse fill="#c08a54" cx="18" cy="72" rx="8.5" ry="11"/>
    <path fill="none" stroke="#8a5a2e" stroke-width="2" d="M12 20C14 28 13 36 11 44M24 18C25 24 25 28 24 32M14 96C16 104 16 110 14 116"/>
    <path fill="#8590a4" d="M60 92C58 106 52 116 46 126L66 126C78 116 86 108 92 96Z"/>
    <path fill="#f06a60" d="M64 30C66 10 88 2 118 12C110 16 107 20 109 26C102 28 100 34 102 42Z"/>
    <path fill="#fff6e6" d="M84 44C104 48 108 84 92 102C82 110 62 108 56 94C50 80 54 58 62 50Z"/>
    <path fill="#8590a4" d="M78 18C94 18 103 29 102 42C101 56 91 64 78 64C66 64 56 56 56 42C56 28 65 18 78 18Z"/>
    <path fill="#a5b0c8" d="M84 66C90 60 98 62 103 70C114 84 114 104 107 119C92 113 80 100 78 84C78 76 80 70 84 66Z"/>
    <path fill="none" stroke="#454e66" stroke-width="2" d="M90 82C96 88 100 96 101 104"/>
    <path fill="#ffd27a" d="M60 30L33 38L59 47C62 42 62 36 60 30Z"/>
    <path fill="#ffd27a" d="M60 74C50 69 42 68 34 71C28 74 30 84 36 83C44 82 52 84 60 88C66 86 66 77 60 74Z"/>
    <circle fill="#20242c" cx="75" cy="35" r="4.8"/>
    <circle fill="#ffffff" cx="73.4" cy="33" r="2"/>
  `,
  // A tail forked to two streamers, narrow wings swept back, a dark throat.
  swallow: `
    <path data-part="wing" data-telling="" fill="#7d92b4" d="M60 46C58 26 74 8 104 2C98 12 96 22 98 34C96 46 88 56 76 62Z"/>
    <path data-part="tail" data-telling="" fill="#7d92b4" d="M78 74C94 78 112 80 127 76C118 86 104 92 92 92C104 100 116 112 121 127C100 118 80 102 70 86Z"/>
    <path data-part="body" fill="#ffffff" d="M20 38C28 28 44 28 52 38C68 46 84 64 92 88C74 92 52 88 38 76C26 66 18 52 20 38Z"/>
    <path data-part="back" fill="#7d92b4" d="M18 40C22 24 44 22 54 36C70 44 86 62 94 88C82 76 64 62 46 54C36 44 28 40 18 40Z"/>
    <path data-part="chest" data-telling="" fill="#e8885c" d="M19 42Q32 40 42 50Q40 60 28 60Q20 52 19 42Z"/>
    <path data-part="wing" data-telling="" fill="#8fa4c4" d="M44 56C58 54 72 62 76 74C70 94 52 112 22 122C26 112 26 106 24 98C30 84 36 70 44 56Z"/>
    <path data-part="beak" fill="#2a2a30" d="M20 37L7 41L20 45Z"/>
    ${eye(33, 37, 0.8)}
  `,
  // A magpie on a branch of plum blossom, its long tail cocked up.
  magpie: `
    <path fill="#7f93b8" d="M80 80L110 34C117 23 128 32 126 44L100 94Z"/>
    <path fill="#8590a4" d="M42 14C58 14 69 26 69 42C72 58 90 62 98 74C98 94 80 105 62 103C44 100 34 88 34 68C24 60 16 50 18 38C20 24 30 14 42 14Z"/>
    <path fill="#fffdf6" d="M30 66C42 74 58 72 66 62C72 76 84 84 98 84C94 98 78 106 62 104C42 100 30 86 30 66Z"/>
    <path fill="#a5b0c8" d="M62 54C80 50 94 60 102 82C92 94 74 93 64 80C57 70 56 60 62 54Z"/>
    <path fill="#fffdf6" d="M62 54C74 51 84 54 92 63C86 74 74 79 62 77C56 68 56 60 62 54Z"/>
    <path fill="#c99a66" d="M2 112C34 104 84 104 124 114L124 125C84 118 34 118 4 124Z"/>
    <path fill="#33302c" d="M19 33L3 41L20 46Z"/>
    <path fill="#b8b0a8" d="M52 116C48 116 48 104 54 103C56 100 60 100 62 103C68 104 68 116 64 116Z"/>
    <path fill="#b8b0a8" d="M74 116C70 116 70 104 76 103C78 100 82 100 84 103C90 104 90 116 86 116Z"/>
    <circle fill="#ffc2d6" cx="22" cy="90" r="8.5"/>
    <circle fill="#ffc2d6" cx="10" cy="99" r="8.5"/>
    <circle fill="#ffc2d6" cx="34" cy="99" r="8.5"/>
    <circle fill="#ffc2d6" cx="14.5" cy="113" r="8.5"/>
    <circle fill="#ffc2d6" cx="29.5" cy="113" r="8.5"/>
    <circle fill="#ffe08a" cx="22" cy="103" r="7"/>
    <circle fill="#20242c" cx="40" cy="35" r="5"/>
    <circle fill="#ffffff" cx="38.4" cy="33" r="2.1"/>
  `,
  // A crow cawing, with a heavy beak and a shaggy throat.
  crow: `
    <path fill="#8590a4" d="M88 78C104 84 118 94 127 108L112 110L106 120C94 114 82 106 74 96Z"/>
    <path fill="#b0a8a0" d="M48 96L48 113L36 118L36 124L63 124L60 113L60 96Z"/>
    <path fill="#b0a8a0" d="M76 98L76 113L66 118L66 124L93 124L88 113L88 96Z"/>
    <path fill="#8f98ac" d="M50 8C68 8 78 22 78 42C92 52 102 66 100 82C96 100 78 107 62 104C46 100 36 88 36 72L27 68L33 59L25 53L32 45C26 26 34 8 50 8Z"/>
    <path fill="#a5b0c8" d="M66 54C90 54 110 72 116 104C98 106 80 98 70 84C62 76 60 60 66 54Z"/>
    <path fill="none" stroke="#454e66" stroke-width="2" d="M76 70C86 76 96 84 104 92"/>
    <path data-part="beak" fill="#c9c2b8" d="M36 20C22 18 8 28 1 44C12 48 26 48 35 46C39 38 39 28 36 20Z"/>
    <path fill="none" stroke="#454e66" stroke-width="2" d="M3 43C14 36 25 34 36 35"/>
    <circle fill="#ffffff" cx="50" cy="30" r="9"/>
    <circle fill="#20242c" cx="48" cy="30" r="5"/>
    <circle fill="#ffffff" cx="46.4" cy="28" r="2.1"/>
  `,
  // A vulture hunched on a bare branch, bald head out of its ruff.
  vulture: `
    <path fill="#b3a698" d="M52 46C32 60 30 90 46 108C60 116 92 116 104 102C116 80 112 48 96 38C84 32 64 34 52 46Z"/>
    <path fill="#9c8e84" d="M94 34C122 42 128 84 114 118C94 112 80 88 80 64C80 50 84 38 94 34Z"/>
    <path fill="none" stroke="#544a44" stroke-width="2" d="M94 66C96 80 100 92 108 100M46 78C50 82 54 82 58 78C62 82 66 82 70 78M48 93C52 97 56 97 60 93C64 97 68 97 72 93"/>
    <path fill="#c99a66" d="M4 108C34 114 94 114 124 106L124 119C94 126 34 126 4 122Z"/>
    <path fill="#ffcf6e" d="M50 119C46 119 46 106 52 105C54 102 59 102 60 105C66 106 66 119 62 119Z"/>
    <path fill="#ffcf6e" d="M78 119C74 119 74 106 80 105C82 102 87 102 88 105C94 106 94 119 90 119Z"/>
    <path fill="#f3b0a0" d="M50 44C52 38 50 34 42 32C28 28 26 14 34 7C44 0 60 4 68 14C76 24 78 38 74 52Z"/>
    <path fill="#fffdf6" d="M40 60A8 8 0 0 1 41 46A9 9 0 0 1 54 39A9 9 0 0 1 69 36A9 9 0 0 1 84 40A8 8 0 0 1 90 53A8 8 0 0 1 80 62A9 9 0 0 1 66 64A9 9 0 0 1 52 66A8 8 0 0 1 40 60Z"/>
    <path fill="#ffcf6e" d="M34 12C22 10 11 16 8 28C7 36 10 42 15 42C18 36 24 33 38 31C42 25 40 17 34 12Z"/>
    <circle fill="#20242c" cx="51" cy="19" r="4.8"/>
    <circle fill="#ffffff" cx="49.4" cy="17" r="2"/>
  `,
};
