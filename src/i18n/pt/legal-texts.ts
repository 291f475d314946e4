import type { LegalTexts } from '../legal.ts';

const date = Date.UTC(2026, 10, 1) / 1000;

export const texts: LegalTexts = {
  terms: {
    date,
    parts: [
      {
        id: 'who',
        title: 'Quem pode jogar',
        paragraphs: [
          '{{app}} é um serviço de {{operator}}. Você pode ter uma única conta, em seu próprio nome, se tiver idade legal onde mora e não tiver se autoexcluído do jogo.',
          'Não compartilhe sua senha, seus códigos nem suas chaves de acesso. O que for feito com eles será tratado como feito por você até você nos avisar de que outra pessoa os tem.',
        ],
      },
      {
        id: 'coin',
        title: 'Moedas e saldo',
        paragraphs: [
          'Você joga com moedas. Seu saldo é o valor em nossos registros; o app mostra o último valor que recebeu, com o horário. Registramos os dois lados de cada movimentação, e você pode consultá-los no extrato.',
          'Se a conexão cair no meio de uma rodada ou de um pagamento, valem nossos registros. Nada é lançado duas vezes.',
        ],
      },
      {
        id: 'games',
        title: 'Jogos e resultados',
        paragraphs: [
          'O serviço decide o resultado de uma rodada antes de mostrá-lo. Uma rodada interrompida é concluída conforme suas regras e creditada; você a encontra no histórico de jogo.',
          'Cada jogo informa quanto devolve em média ao longo de muitas rodadas. Essa média não é promessa para uma única rodada nem para um único dia.',
        ],
      },
      {
        id: 'payments',
        title: 'Depósitos e saques',
        paragraphs: [
          'Você vê os limites, as taxas e o prazo habitual de cada forma de pagamento antes de escolhê-la. Um saque vai para uma conta em seu próprio nome. Talvez precisemos verificar antes quem você é.',
          'Você não pode cancelar um pedido que já recebemos; o app mostra o status dele.',
        ],
      },
      {
        id: 'bonus',
        title: 'Bônus',
        paragraphs: [
          'Cada oferta informa suas condições: quem pode resgatá-la, quanto é preciso apostar antes e quando termina. Você recebe cada recompensa uma única vez. Se uma oferta e estes termos divergirem, vale o que for melhor para você.',
        ],
      },
      {
        id: 'safer-play',
        title: 'Jogo responsável',
        paragraphs: [
          'Você pode definir limites, fazer uma pausa ou se autoexcluir a qualquer momento. Um limite mais rígido vale na hora; um mais flexível, depois de um dia e só se você o confirmar de novo. Uma pausa ou exclusão não pode ser encurtada.',
          'Se jogar deixou de ser divertido, converse com alguém. Os canais de ajuda indicados no app são independentes de nós.',
        ],
      },
      {
        id: 'ending',
        title: 'Encerramento da conta',
        paragraphs: [
          'Você pode encerrar sua conta a qualquer momento; pagamos o restante do seu saldo. Podemos suspender uma conta que descumpra estes termos ou a lei, e informamos o motivo. Se você discordar, escreva para {{support}}.',
        ],
      },
      {
        id: 'changes',
        title: 'Mudanças',
        paragraphs: [
          'Novos termos informam a data a partir da qual valem, e o app os anuncia antes dessa data. Aplica-se a lei do lugar onde {{operator}} tem licença, junto com os direitos que a lei do seu país garante a você.',
        ],
      },
    ],
  },
  privacy: {
    date,
    parts: [
      {
        id: 'what',
        title: 'O que guardamos',
        paragraphs: [
          'Sua conta: o nome dela, o número de telefone e as contas sociais que você adicionou e um hash da sua senha que não pode ser revertido. Seu jogo e seus pagamentos: rodadas, movimentações de moedas, pedidos e recompensas. Os dispositivos em que você entrou: um nome, um endereço de rede abreviado e quando você os usou pela última vez.',
        ],
      },
      {
        id: 'why',
        title: 'Por que guardamos',
        paragraphs: [
          'Para que você possa entrar, para manter seu saldo correto, para pagar você, para aplicar os limites que você definiu e porque a lei exige registros de jogo e de pagamentos. Não vendemos nada disso.',
        ],
      },
      {
        id: 'events',
        title: 'Como o app é usado',
        paragraphs: [
          'O app nos informa quais telas, jogos e ofertas você abre, para vermos o que funciona. Cada evento contém seu número de membro, o nome da tela ou do jogo e o horário; nenhum nome, telefone, conta, valor ou senha. Os eventos que não puderam ser enviados esperam no seu dispositivo; você pode vê-los em {{usageData}}.',
        ],
      },
      {
        id: 'device',
        title: 'O que seu dispositivo armazena',
        paragraphs: [
          'Para abrir na hora e offline, o app armazena no dispositivo a lista de jogos, seu último saldo com o horário e suas últimas rodadas e mensagens. Ao sair da conta, seus dados são removidos. O app nunca armazena sua senha.',
        ],
      },
      {
        id: 'others',
        title: 'Quem mais recebe dados',
        paragraphs: [
          'Um jogo que você abre recebe um número para essa sessão de jogo e as rodadas dele. Se você entra com Google, Facebook ou LINE, eles ficam sabendo disso. Bancos e serviços de pagamento recebem o que um pagamento exige. Ninguém mais recebe nada, a menos que a lei determine.',
        ],
      },
      {
        id: 'rights',
        title: 'Seus direitos',
        paragraphs: [
          'Você pode perguntar o que guardamos, pedir a correção, levar seus dados com você ou pedir que sejam excluídos quando nenhuma lei nos obrigue a guardá-los. Escreva para {{support}}; {{operator}} responde em até um mês.',
        ],
      },
    ],
  },
};
